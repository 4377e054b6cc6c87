import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { token } from '@ia/shared-ui/tokens';
import { type FormEvent, useState } from 'react';
import { DECISION_REASONS } from '../../content/contribute.ts';
import { moderation } from '../../content/moderation.ts';
import type { Act } from '../../data/moderation/acts-mutation.ts';
import { FormEnd } from './FormEnd.tsx';
import { useSaving } from './use-saving.ts';

const words = moderation.reject;
const MAX = 1000;
const OPTIONS = Object.entries(DECISION_REASONS).map(([value, label]) => ({ value, label }));

interface ReasonFormProps {
  kind: 'reject' | 'hide';
  /** Resolves to what went wrong, or null. */
  onAct: (act: Act) => Promise<string | null>;
  onCancel: () => void;
}

/** A reason from the list and a sentence of one's own: the author of the suggestion reads both. */
export function ReasonForm({ kind, onAct, onCancel }: ReasonFormProps) {
  const [code, setCode] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { saving, failure, save } = useSaving();
  const trimmed = text.trim();
  const textProblem = !trimmed ? words.textMissing : [...trimmed].length > MAX ? words.textTooLong : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (code && !textProblem) {
      const to = kind === 'reject' ? 'rejected' : 'hidden';
      void save(() => onAct({ kind: 'status', to, reason: { code, text: trimmed } }));
    } else {
      document.getElementById(code ? 'motivo-texto' : 'motivo')?.focus();
    }
  }

  return (
    <form onSubmit={submit} noValidate css={{ display: 'grid', gap: token.space[5] }}>
      <RadioGroup
        id="motivo"
        label={words.reason}
        options={OPTIONS}
        value={code}
        onValueChange={setCode}
        error={tried && !code && words.reasonMissing}
      />
      <TextArea
        id="motivo-texto"
        label={words.text}
        rows={3}
        limit={MAX}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tried && textProblem}
      />
      <FormEnd
        submit={kind === 'reject' ? words.submit : moderation.hide.submit}
        saving={saving}
        failure={failure}
        onCancel={onCancel}
      />
    </form>
  );
}
