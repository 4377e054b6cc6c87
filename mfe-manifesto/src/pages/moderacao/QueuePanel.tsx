import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { RefreshCw } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import type { Act } from '../../data/moderation/acts-mutation.ts';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { Decisions } from './Decisions.tsx';
import { ItemDialogs, type OpenDialog } from './ItemDialogs.tsx';
import { QueueList } from './QueueList.tsx';
import { type Decision, kindOf, outcomeOf, useQueue } from './use-queue.ts';

const words = moderation.queue;

/** The queue, its filters, and what was decided in this session. */
export function QueuePanel({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const queue = useQueue(client);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { list } = queue;

  /** Carries something out, says how it went, and leaves the focus where work goes on. */
  async function carryOut(id: string, what: () => Promise<void>, done: string): Promise<void> {
    setBusy(id);
    setFailure(null);
    try {
      await what();
      shell.announce(done);
      heading.current?.focus();
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'failed') shell.report(error, { moderating: id });
      if (kind === 'conflict') await queue.reload();
      setFailure(FAILURES[kind] ?? moderation.actions.failed);
    } finally {
      setBusy(null);
    }
  }

  const act = (item: QueueItem, what: Act) =>
    carryOut(item.id, () => queue.act(item, what), moderation.actions.done[outcomeOf(what)] ?? '');
  const undo = (decision: Decision) =>
    carryOut(String(decision.actId), () => queue.undo(decision), moderation.actions.undone);

  if (list.state === 'failed' && list.kind === 'forbidden') {
    return (
      <Alert kind="warning" live="alert">
        {moderation.session.notModerator}
      </Alert>
    );
  }
  return (
    <section aria-labelledby="fila" css={{ display: 'grid', gap: token.space[6] }}>
      <h2 id="fila" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <Decisions decisions={queue.decisions} busy={busy} onUndo={undo} />
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <Filters>
        <RadioGroup
          label={words.filter}
          options={words.filters.map(({ value, label }) => ({
            value,
            label: value in queue.counts ? `${label} (${queue.counts[value]})` : label,
          }))}
          value={queue.queue}
          onValueChange={(value) => queue.setQueue(value as QueueName)}
        />
      </Filters>
      <div>
        <Button variant="quiet" size="sm" iconStart={RefreshCw} onClick={queue.reload}>
          {words.refresh}
        </Button>
      </div>
      {list.state === 'loading' && <Spinner label={words.loading} />}
      {list.state === 'failed' && (
        <Alert kind="error" live="alert">
          <p>{list.kind === 'expired' ? moderation.session.expired : words.failed}</p>
          <Button variant="secondary" size="sm" onClick={queue.reload}>
            {words.retry}
          </Button>
        </Alert>
      )}
      {list.state === 'ready' && (
        <QueueList
          items={list.items}
          busy={busy}
          onAct={act}
          onDialog={(kind, item) => setDialog({ kind, item })}
        />
      )}
      <ItemDialogs client={client} open={dialog} onClose={() => setDialog(null)} onAct={act} />
    </section>
  );
}

/** Seven filters side by side instead of one below the other: the queue itself stays in sight. */
const Filters = styled.div({
  '& fieldset > div': { display: 'flex', flexWrap: 'wrap', gap: token.space[2] },
});

const FAILURES: Record<string, string> = {
  forbidden: moderation.actions.forbidden,
  conflict: moderation.actions.conflict,
  expired: moderation.session.expired,
};
