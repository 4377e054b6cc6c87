import { useShell } from '@ia/federation';
import { type Backend, BackendError } from '@ia/shared-services/backend';
import { Button } from '@ia/shared-ui/button';
import { TextArea } from '@ia/shared-ui/text-area';
import { type FormEvent, useState } from 'react';
import { t } from '../../content/__page__.ts';
import { sendRequest } from '../../data/requests-query.ts';

/** The limits of the column `requests.text`. */
const isValidText = (text: string) => text.trim().length >= 3 && text.length <= 300;

/** Form of the sample page in which a visitor sends a request. Calls `onSent` after the request is stored. */
export function RequestForm({ backend, onSent }: { backend: Backend; onSent: () => Promise<void> }) {
  const { notify, report } = useShell();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [isInvalid, setInvalid] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setInvalid(!isValidText(text));
    if (!isValidText(text)) return event.currentTarget.querySelector('textarea')?.focus();
    setSending(true);
    try {
      await sendRequest(backend, text.trim());
      setText('');
      notify({ kind: 'success', message: t.form.sent });
      await onSent();
    } catch (error) {
      const isLimited = error instanceof BackendError && error.kind === 'rate-limited';
      if (!isLimited) report(error);
      notify({ kind: 'error', message: isLimited ? t.form.limited : t.form.failed });
    } finally {
      setSending(false);
    }
  }
  return (
    <form noValidate onSubmit={send} css={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <TextArea
        label={t.form.label}
        hint={t.form.hint}
        error={isInvalid && t.form.wrong}
        limit={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" loading={isSending} loadingLabel={t.form.sending}>
        {t.form.send}
      </Button>
    </form>
  );
}
