import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextField } from '@ia/shared-ui/text-field';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { type StaffErrorKind, staffErrorKind } from '../../data/moderation/staff-error.ts';
import type { SignedOutReason } from './use-staff-session.ts';

/** DOM id of the sign-in heading. */
export const SIGN_IN_HEADING = 'entrar';
const t = moderation.signIn;

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  'wrong-credentials': t.wrong,
  limited: t.tooMany,
};

interface SignInFormProps {
  /** Why no one is signed in. */
  reason: SignedOutReason;
  /** @throws StaffError */
  signIn: (email: string, password: string) => Promise<void>;
  /** Address typed earlier. */
  knownEmail?: string;
  /** Opens the password recovery. */
  onForgotten?: (email: string) => void;
}

/** Sign-in form for the team: e-mail and password. */
export function SignInForm({ reason, signIn, knownEmail = '', onForgotten }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const { sending, failure, send } = useSending();

  const submit = () =>
    signIn(email.trim(), password).then(
      () => null,
      (error: unknown) => FAILURES[staffErrorKind(error)] ?? t.failed,
    );

  return (
    <Form
      problems={{
        email: !email.trim() && t.emailMissing,
        password: !password && t.passwordMissing,
      }}
      onSubmit={() => send(submit)}
      failure={failure}
      actions={
        <>
          <Button type="submit" loading={sending} loadingLabel={t.working}>
            {t.submit}
          </Button>
          {onForgotten && (
            <Button variant="quiet" onClick={() => onForgotten(email)}>
              {t.forgotten}
            </Button>
          )}
        </>
      }
    >
      <h2 id={SIGN_IN_HEADING} tabIndex={-1}>
        {t.title}
      </h2>
      {reason === 'expired' && <Alert kind="warning">{moderation.session.expired}</Alert>}
      {reason === 'idle' && <Alert kind="warning">{moderation.session.idled}</Alert>}
      {reason === 'unreachable' && <Alert kind="error">{moderation.session.unreachable}</Alert>}
      <TextField
        name="email"
        label={t.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        name="password"
        label={t.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </Form>
  );
}
