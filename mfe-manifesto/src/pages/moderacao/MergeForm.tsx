import { STATUS_LABELS } from '@ia/shared-services/suggestion-states';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { Search } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import type { ModerationAct } from '../../data/moderation/acts-mutation.ts';
import { type QueueItem, searchQueue } from '../../data/moderation/queue-query.ts';
import { staffErrorKind } from '../../data/moderation/staff-error.ts';
import { excerpt } from '../../rules/excerpt.ts';
import { useFormDraft } from '../../state/form-drafts.ts';
import { FormButtons } from './FormButtons.tsx';
import { failureText } from './failure-text.ts';

const t = moderation.merge;
/** Maximum length of the reason, in code points. */
const MAX_REASON_LENGTH = 1000;
/** Maximum excerpt length, in characters: enough to distinguish results and show several at once. */
const EXCERPT_LENGTH = 200;
/** Stages that a merge target may have. */
const TARGET_STAGES = ['pending', 'in_review', 'approved', 'integrated'];

interface MergeFormProps {
  client: SupabaseClient;
  item: QueueItem;
  /** Resolves to the error text, or null. */
  onAct: (act: ModerationAct) => Promise<string | null>;
  onCancel: () => void;
}

/** Form that finds the duplicate of a suggestion and merges this suggestion into it. */
export function MergeForm({ client, item, onAct, onCancel }: MergeFormProps) {
  const [{ query, why }, write, forget] = useFormDraft(`merge:${item.id}`, { query: '', why: '' });
  const [results, setResults] = useState<QueueItem[] | null>(null);
  const [targetId, setTargetId] = useState<string | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [searchFailure, setSearchFailure] = useState<string | null>(null);
  const { sending, failure, send } = useSending();

  async function search() {
    if (isSearching || !query.trim()) return;
    setIsSearching(true);
    setSearchFailure(null);
    try {
      const all = await searchQueue(client, query);
      const targets = all.filter(
        ({ id, stage, merged_into }) => id !== item.id && !merged_into && TARGET_STAGES.includes(stage),
      );
      setResults(targets);
      setTargetId((chosen) => (targets.some(({ id }) => id === chosen) ? chosen : null));
    } catch (error) {
      setSearchFailure(failureText(staffErrorKind(error), moderation.queue.failed));
    } finally {
      setIsSearching(false);
    }
  }

  async function merge(target: string) {
    const failed = await onAct({ kind: 'merge', into: target, why: why.trim() });
    if (!failed) forget();
    return failed;
  }

  return (
    <Form
      problems={{
        target: !targetId && results !== null && results.length > 0 && t.searchFirst,
        query: !targetId && !results?.length && t.searchFirst,
        why: [...why.trim()].length > MAX_REASON_LENGTH && moderation.reject.textTooLong,
      }}
      onSubmit={() => targetId && send(() => merge(targetId))}
      failure={failure ?? searchFailure}
      actions={<FormButtons submit={t.submit} sending={sending} onCancel={onCancel} />}
    >
      <TextField
        name="query"
        label={t.search}
        hint={t.searchHint}
        value={query}
        onChange={(event) => write({ query: event.target.value })}
        onKeyDown={(event) => {
          // Enter searches; merging has its own button.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void search();
        }}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          iconStart={Search}
          loading={isSearching}
          loadingLabel={t.searching}
          onClick={() => void search()}
        >
          {t.find}
        </Button>
      </div>
      <p role="status">{results?.length === 0 && t.none}</p>
      {results && results.length > 0 && (
        <div css={{ maxHeight: '40vh', overflowY: 'auto', padding: token.space[1] }}>
          <RadioGroup
            name="target"
            label={t.target}
            options={results.map((one) => ({
              value: one.id,
              label: t.option(
                excerpt(one.suggestion_text, EXCERPT_LENGTH),
                STATUS_LABELS[one.stage] ?? one.stage,
                moderation.queue.support(one.upvotes),
              ),
            }))}
            value={targetId}
            onValueChange={setTargetId}
          />
        </div>
      )}
      <TextArea
        name="why"
        label={t.why}
        rows={2}
        limit={MAX_REASON_LENGTH}
        value={why}
        onChange={(event) => write({ why: event.target.value })}
      />
    </Form>
  );
}
