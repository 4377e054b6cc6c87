import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextField } from '@ia/shared-ui/text-field';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { recover, sendRecoveryCode } from '../../data/moderation/password.ts';
import { kindOf } from '../../data/moderation/staff-error.ts';
import { MIN_PASSWORD, passwordProblem } from '../../rules/password.ts';
import { passwordFailure } from './failure-words.ts';

const words = moderation.recover;

interface RecoverFormProps {
  client: () => Promise<SupabaseClient>;
  onBack: () => void;
}

/** Another password for who does not know theirs: a code comes by e-mail, where the server sends e-mail. */
export function RecoverForm({ client, onBack }: RecoverFormProps) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { sending, failure, send } = useSending();
  const failureOf = (error: unknown) => passwordFailure(kindOf(error), words.wrong);

  async function next(): Promise<string | null> {
    try {
      if (!sent) {
        await sendRecoveryCode(await client(), email.trim());
        setSent(true);
      } else {
        await recover(await client(), { email: email.trim(), code: code.trim(), password });
      }
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  return (
    <Form
      key={String(sent)}
      problems={{
        email: !email.trim() && moderation.signIn.emailMissing,
        code: sent && !code.trim() && words.codeMissing,
        password: sent && passwordProblem(password),
      }}
      onSubmit={() => send(next)}
      failure={failure}
      css={{ maxWidth: '32rem' }}
      actions={
        <>
          <Button type="submit" loading={sending} loadingLabel={words.working}>
            {sent ? words.change : words.send}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {words.back}
          </Button>
        </>
      }
    >
      <h2>{words.title}</h2>
      {!sent && <p>{words.lead}</p>}
      {sent && (
        <Alert kind="info" live="status">
          {words.sent(email.trim())}
        </Alert>
      )}
      {!sent && (
        <TextField
          name="email"
          label={moderation.signIn.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      {sent && (
        <>
          <TextField
            name="code"
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <TextField
            name="password"
            label={moderation.account.next}
            hint={moderation.account.nextHint(MIN_PASSWORD)}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
    </Form>
  );
}
