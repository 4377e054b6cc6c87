import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { token } from '@ia/shared-ui/tokens';
import { useRef } from 'react';
import { moderation } from '../../content/moderation.ts';
import type { ModerationAct } from '../../data/moderation/acts-mutation.ts';
import type { QueueItem } from '../../data/moderation/queue-query.ts';
import { isRedaction, redactSelection } from '../../rules/redaction.ts';
import { useFormDraft } from '../../state/form-drafts.ts';
import { FormButtons } from './FormButtons.tsx';

const t = moderation.redact;
/** Maximum length of `suggestion_text` in the database, in code points. */
const MAX_TEXT = 2000;
/** Maximum length of the reason, in code points. */
const MAX_REASON_LENGTH = 1000;

interface RedactFormProps {
  item: QueueItem;
  /** Resolves to the error text, or null. */
  onAct: (act: ModerationAct) => Promise<string | null>;
  onCancel: () => void;
}

/** Form that removes personal data from a suggestion: parts of the text, the name, or both. */
export function RedactForm({ item, onAct, onCancel }: RedactFormProps) {
  const shell = useShell();
  // Normalises line ends, as text fields do.
  const originalText = item.suggestion_text.replace(/\r\n?/g, '\n');
  // The key contains the text, so a colleague's redaction in the meantime invalidates this draft.
  const [{ text, removeName, why }, write, forget] = useFormDraft(`redact:${item.id}:${originalText}`, {
    text: originalText,
    removeName: false,
    why: '',
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const { sending, failure, send } = useSending();

  function redactSelected() {
    const area = field.current;
    if (!area) return;
    const { selectionStart, selectionEnd } = area;
    const next = redactSelection(text, selectionStart, selectionEnd);
    area.focus();
    shell.announce(next === text ? t.nothingSelected : t.tookOut);
    write({ text: next });
  }

  async function submit() {
    const failed = await onAct({ kind: 'redact', text, removeName, why: why.trim() });
    if (!failed) forget();
    return failed;
  }

  const isChanged = text !== originalText;
  const problem =
    (!isChanged && !removeName && t.nothing) ||
    (isChanged && !isRedaction(originalText, text) && t.onlyTakeOut) ||
    ([...text].length > MAX_TEXT && t.tooLong) ||
    null;

  return (
    <Form
      problems={{
        redacted: problem,
        why: [...why.trim()].length > MAX_REASON_LENGTH && moderation.reject.textTooLong,
      }}
      onSubmit={() => send(submit)}
      failure={failure}
      actions={<FormButtons submit={t.submit} sending={sending} onCancel={onCancel} />}
    >
      {/* A long text scrolls in its field, so that the redact button stays visible. */}
      <div css={{ '& textarea': { maxHeight: '40vh' } }}>
        <TextArea
          name="redacted"
          label={t.text}
          hint={t.hint}
          rows={6}
          ref={field}
          value={text}
          onChange={(event) => write({ text: event.target.value })}
        />
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[2] }}>
        <Button variant="secondary" size="sm" onClick={redactSelected}>
          {t.takeOut}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => write({ text: originalText })}>
          {t.startOver}
        </Button>
      </div>
      {item.author && (
        <RadioGroup
          name="name"
          label={t.name}
          options={[
            { value: 'keep', label: t.keepName(item.author) },
            { value: 'remove', label: t.removeName },
          ]}
          value={removeName ? 'remove' : 'keep'}
          onValueChange={(value) => write({ removeName: value === 'remove' })}
        />
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
