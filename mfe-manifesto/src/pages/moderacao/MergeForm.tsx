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
import { STATUS_LABELS } from '../../content/suggestion-states.ts';
import type { Act } from '../../data/moderation/acts-mutation.ts';
import { type QueueItem, searchQueue } from '../../data/moderation/queue-query.ts';
import { kindOf } from '../../data/moderation/staff-error.ts';
import { excerpt } from '../../rules/excerpt.ts';
import { useKeptWords } from '../../state/kept-words.ts';
import { FormEnd } from './FormEnd.tsx';
import { failureWords } from './failure-words.ts';

const words = moderation.merge;
const MAX_WHY = 1000;
/** So much of each is enough to tell them apart, and several stay in sight. */
const MOST_OF_TEXT = 200;
/** The stages of a suggestion to which another one can be joined. */
const KEEPS = ['pending', 'in_review', 'approved', 'integrated'];

interface MergeFormProps {
  client: SupabaseClient;
  item: QueueItem;
  /** Resolves to what went wrong, or null. */
  onAct: (act: Act) => Promise<string | null>;
  onCancel: () => void;
}

/** Finds the suggestion that says the same and is kept, and joins this one to it. */
export function MergeForm({ client, item, onAct, onCancel }: MergeFormProps) {
  const [{ wanted, why }, write, forget] = useKeptWords(`merge:${item.id}`, { wanted: '', why: '' });
  const [found, setFound] = useState<QueueItem[] | null>(null);
  const [into, setInto] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const [notFound, setNotFound] = useState<string | null>(null);
  const { sending, failure, send } = useSending();

  async function search() {
    if (searching || !wanted.trim()) return;
    setSearching(true);
    setNotFound(null);
    try {
      const all = await searchQueue(client, wanted);
      const fit = all.filter(
        ({ id, stage, merged_into }) => id !== item.id && !merged_into && KEEPS.includes(stage),
      );
      setFound(fit);
      setInto((chosen) => (fit.some(({ id }) => id === chosen) ? chosen : null));
    } catch (error) {
      setNotFound(failureWords(kindOf(error), moderation.queue.failed));
    } finally {
      setSearching(false);
    }
  }

  async function join(kept: string) {
    const failed = await onAct({ kind: 'merge', into: kept, why: why.trim() });
    if (!failed) forget();
    return failed;
  }

  return (
    <Form
      problems={{
        kept: !into && found !== null && found.length > 0 && words.searchFirst,
        wanted: !into && !found?.length && words.searchFirst,
        why: [...why.trim()].length > MAX_WHY && moderation.reject.textTooLong,
      }}
      onSubmit={() => into && send(() => join(into))}
      failure={failure ?? notFound}
      actions={<FormEnd submit={words.submit} sending={sending} onCancel={onCancel} />}
    >
      <TextField
        name="wanted"
        label={words.search}
        hint={words.searchHint}
        value={wanted}
        onChange={(event) => write({ wanted: event.target.value })}
        onKeyDown={(event) => {
          // Enter searches here; joining takes its own button.
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
          loading={searching}
          loadingLabel={words.searching}
          onClick={() => void search()}
        >
          {words.find}
        </Button>
      </div>
      <p role="status">{found?.length === 0 && words.none}</p>
      {found && found.length > 0 && (
        <div css={{ maxHeight: '40vh', overflowY: 'auto', padding: token.space[1] }}>
          <RadioGroup
            name="kept"
            label={words.kept}
            options={found.map((one) => ({
              value: one.id,
              label: words.option(
                excerpt(one.suggestion_text, MOST_OF_TEXT),
                STATUS_LABELS[one.stage] ?? one.stage,
                moderation.queue.support(one.upvotes),
              ),
            }))}
            value={into}
            onValueChange={setInto}
          />
        </div>
      )}
      <TextArea
        name="why"
        label={words.why}
        rows={2}
        limit={MAX_WHY}
        value={why}
        onChange={(event) => write({ why: event.target.value })}
      />
    </Form>
  );
}
