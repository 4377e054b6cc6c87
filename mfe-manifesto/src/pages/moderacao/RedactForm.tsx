import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { token } from '@ia/shared-ui/tokens';
import { useRef } from 'react';
import { moderation } from '../../content/moderation.ts';
import type { Act } from '../../data/moderation/acts-mutation.ts';
import type { QueueItem } from '../../data/moderation/queue-query.ts';
import { isRedaction, takeOut } from '../../rules/redaction.ts';
import { useKeptWords } from '../../state/kept-words.ts';
import { FormEnd } from './FormEnd.tsx';

const words = moderation.redact;
const MAX_TEXT = 2000;
const MAX_WHY = 1000;

interface RedactFormProps {
  item: QueueItem;
  /** Resolves to what went wrong, or null. */
  onAct: (act: Act) => Promise<string | null>;
  onCancel: () => void;
}

/** Takes personal data out of a suggestion: parts of the text, the name, or both. */
export function RedactForm({ item, onAct, onCancel }: RedactFormProps) {
  const shell = useShell();
  // As a text field has it: one kind of line end.
  const before = item.suggestion_text.replace(/\r\n?/g, '\n');
  // Of this very text: what a colleague took out meanwhile makes it another one.
  const [{ text, removeName, why }, write, forget] = useKeptWords(`redact:${item.id}:${before}`, {
    text: before,
    removeName: false,
    why: '',
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const { sending, failure, send } = useSending();

  function takeOutSelected() {
    const area = field.current;
    if (!area) return;
    const { selectionStart, selectionEnd } = area;
    const next = takeOut(text, selectionStart, selectionEnd);
    area.focus();
    shell.announce(next === text ? words.nothingSelected : words.tookOut);
    write({ text: next });
  }

  async function submit() {
    const failed = await onAct({ kind: 'redact', text, removeName, why: why.trim() });
    if (!failed) forget();
    return failed;
  }

  const isChanged = text !== before;
  const problem =
    (!isChanged && !removeName && words.nothing) ||
    (isChanged && !isRedaction(before, text) && words.onlyTakeOut) ||
    ([...text].length > MAX_TEXT && words.tooLong) ||
    null;

  return (
    <Form
      problems={{ redacted: problem, why: [...why.trim()].length > MAX_WHY && moderation.reject.textTooLong }}
      onSubmit={() => send(submit)}
      failure={failure}
      actions={<FormEnd submit={words.submit} sending={sending} onCancel={onCancel} />}
    >
      {/* A long text scrolls by itself: the button that takes out stays in sight. */}
      <div css={{ '& textarea': { maxHeight: '40vh' } }}>
        <TextArea
          name="redacted"
          label={words.text}
          hint={words.hint}
          rows={6}
          ref={field}
          value={text}
          onChange={(event) => write({ text: event.target.value })}
        />
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[2] }}>
        <Button variant="secondary" size="sm" onClick={takeOutSelected}>
          {words.takeOut}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => write({ text: before })}>
          {words.startOver}
        </Button>
      </div>
      {item.author && (
        <RadioGroup
          name="name"
          label={words.name}
          options={[
            { value: 'keep', label: words.keepName(item.author) },
            { value: 'remove', label: words.removeName },
          ]}
          value={removeName ? 'remove' : 'keep'}
          onValueChange={(value) => write({ removeName: value === 'remove' })}
        />
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
