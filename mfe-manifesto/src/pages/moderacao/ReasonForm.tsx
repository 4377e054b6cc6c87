import { DECISION_REASONS } from '@ia/shared-services/suggestion-states';
import { Form, useSending } from '@ia/shared-ui/form';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { moderation } from '../../content/moderation.ts';
import { REASON_CRITERIA } from '../../content/reason-criteria.ts';
import type { ModerationAct } from '../../data/moderation/acts-mutation.ts';
import { useFormDraft } from '../../state/form-drafts.ts';
import { FormButtons } from './FormButtons.tsx';

const t = moderation.reject;
/** Maximum length of the explanation, in code points. */
const MAX_TEXT = 1000;
const EMPTY_DRAFT: { code: string | null; text: string } = { code: null, text: '' };
const REASON_OPTIONS = Object.entries(DECISION_REASONS).map(([value, label]) => ({
  value,
  label,
  hint: REASON_CRITERIA[value],
}));

interface ReasonFormProps {
  /** 'uphold' keeps a colleague's refusal that the author asked to read again. Its reason code stays. */
  kind: 'reject' | 'hide' | 'uphold';
  /** Id of the suggestion; the unsent draft is stored under it. */
  about?: string;
  /** Resolves to the error text, or null. */
  onAct: (act: ModerationAct) => Promise<string | null>;
  onCancel: () => void;
}

const SUBMIT_LABELS = { reject: t.submit, hide: moderation.hide.submit, uphold: moderation.uphold.submit };

/** Form for a reason code and a sentence of explanation; the suggestion's author reads both. */
export function ReasonForm({ kind, about = '', onAct, onCancel }: ReasonFormProps) {
  const [{ code, text }, write, forget] = useFormDraft(`${kind}:${about}`, EMPTY_DRAFT);
  const { sending, failure, send } = useSending();
  const trimmed = text.trim();
  const textProblem = !trimmed ? t.textMissing : [...trimmed].length > MAX_TEXT ? t.textTooLong : null;

  const isReasonMissing = kind !== 'uphold' && !code;

  function toAct(): ModerationAct | null {
    if (kind === 'uphold') return { kind, why: trimmed };
    const to = kind === 'reject' ? 'rejected' : 'hidden';
    return code ? { kind: 'status', to, reason: { code, text: trimmed } } : null;
  }

  function submit() {
    const act = toAct();
    if (!act) return;
    void send(async () => {
      const failed = await onAct(act);
      if (!failed) forget();
      return failed;
    });
  }

  return (
    <Form
      problems={{ reason: isReasonMissing && t.reasonMissing, text: textProblem }}
      onSubmit={submit}
      failure={failure}
      actions={<FormButtons submit={SUBMIT_LABELS[kind]} sending={sending} onCancel={onCancel} />}
    >
      {kind !== 'uphold' && (
        <RadioGroup
          name="reason"
          label={t.reason}
          options={REASON_OPTIONS}
          value={code}
          onValueChange={(reason) => write({ code: reason })}
        />
      )}
      <TextArea
        name="text"
        label={t.text}
        rows={3}
        limit={MAX_TEXT}
        required
        value={text}
        onChange={(event) => write({ text: event.target.value })}
      />
    </Form>
  );
}
