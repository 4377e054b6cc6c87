import { Form, useSending } from '@ia/shared-ui/form';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { moderation } from '../../content/moderation.ts';
import { DECISION_REASONS } from '../../content/suggestion-states.ts';
import type { Act } from '../../data/moderation/acts-mutation.ts';
import { useKeptWords } from '../../state/kept-words.ts';
import { FormEnd } from './FormEnd.tsx';

const words = moderation.reject;
const MAX = 1000;
const NOTHING: { code: string | null; text: string } = { code: null, text: '' };
const OPTIONS = Object.entries(DECISION_REASONS).map(([value, label]) => ({ value, label }));

interface ReasonFormProps {
  kind: 'reject' | 'hide';
  /** What it is about: the words that were not sent are kept under it. */
  about?: string;
  /** Resolves to what went wrong, or null. */
  onAct: (act: Act) => Promise<string | null>;
  onCancel: () => void;
}

/** A reason from the list and a sentence of one's own: the author of the suggestion reads both. */
export function ReasonForm({ kind, about = '', onAct, onCancel }: ReasonFormProps) {
  const [{ code, text }, write, forget] = useKeptWords(`${kind}:${about}`, NOTHING);
  const { sending, failure, send } = useSending();
  const trimmed = text.trim();
  const textProblem = !trimmed ? words.textMissing : [...trimmed].length > MAX ? words.textTooLong : null;

  function submit() {
    const to = kind === 'reject' ? 'rejected' : 'hidden';
    if (!code) return;
    void send(async () => {
      const failed = await onAct({ kind: 'status', to, reason: { code, text: trimmed } });
      if (!failed) forget();
      return failed;
    });
  }

  return (
    <Form
      problems={{ reason: !code && words.reasonMissing, text: textProblem }}
      onSubmit={submit}
      failure={failure}
      actions={
        <FormEnd
          submit={kind === 'reject' ? words.submit : moderation.hide.submit}
          sending={sending}
          onCancel={onCancel}
        />
      }
    >
      <RadioGroup
        name="reason"
        label={words.reason}
        options={OPTIONS}
        value={code}
        onValueChange={(reason) => write({ code: reason })}
      />
      <TextArea
        name="text"
        label={words.text}
        rows={3}
        limit={MAX}
        required
        value={text}
        onChange={(event) => write({ text: event.target.value })}
      />
    </Form>
  );
}
