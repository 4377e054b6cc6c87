import { DECISION_REASONS, STATUS_LABELS } from '@ia/shared-services/suggestion-states';
import { Alert } from '@ia/shared-ui/alert';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { type LoggedAct, loadHistory } from '../../data/moderation/history-query.ts';
import { formatDateTime } from '../../rules/dates.ts';

const t = moderation.history;

/** Audit log of a suggestion: action, moderator, time, reason, and whether it was undone. */
export function History({ client, suggestion }: { client: SupabaseClient; suggestion: string }) {
  const [acts, setActs] = useState<LoggedAct[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    loadHistory(client, suggestion).then(
      (loaded) => isCurrent && setActs(loaded),
      () => isCurrent && setActs('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, suggestion]);

  if (acts === 'loading') return <Spinner />;
  if (acts === 'failed')
    return (
      <Alert kind="error" live="alert">
        {t.failed}
      </Alert>
    );
  if (acts.length === 0) return <EmptyState compact>{t.empty}</EmptyState>;
  return (
    <ol css={{ listStyle: 'none', padding: 0, display: 'grid', gap: token.space[4] }}>
      {acts.map((act) => (
        <li key={act.id}>
          <strong>{actText(act)}</strong>, {t.by(act.moderator_email)}
          <br />
          <time dateTime={act.at} css={{ color: token.color.inkSoft }}>
            {formatDateTime(act.at)}
          </time>
          {(act.reason_code || act.reason_text) && (
            <p>
              {[act.reason_code && DECISION_REASONS[act.reason_code], act.reason_text]
                .filter(Boolean)
                .join('. ')}
            </p>
          )}
          {act.undone_at && <p>{t.undone(formatDateTime(act.undone_at))}</p>}
        </li>
      ))}
    </ol>
  );
}

function actText({ act, to_status, version }: LoggedAct): string {
  const detail = act === 'status' ? (STATUS_LABELS[to_status ?? ''] ?? to_status ?? '') : (version ?? '');
  return t.acts[act]?.(detail) ?? act;
}
