import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextField } from '@ia/shared-ui/text-field';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { kindOf, type StaffErrorKind } from '../../data/moderation/staff-error.ts';

export const SIGN_IN_HEADING = 'entrar';
const words = moderation.signIn;

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  'wrong-credentials': words.wrong,
  limited: words.tooMany,
};

interface SignInFormProps {
  why: 'never' | 'left' | 'expired' | 'idle' | 'unreachable';
  /** @throws StaffError */
  signIn: (email: string, password: string) => Promise<void>;
  /** As it was written before. */
  knownEmail?: string;
  /** Leads to who does not know their password. */
  onForgotten?: (email: string) => void;
}

/** E-mail and password of a member of the team. */
export function SignInForm({ why, signIn, knownEmail = '', onForgotten }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const { sending, failure, send } = useSending();

  const enter = () =>
    signIn(email.trim(), password).then(
      () => null,
      (error: unknown) => FAILURES[kindOf(error)] ?? words.failed,
    );

  return (
    <Form
      problems={{
        email: !email.trim() && words.emailMissing,
        password: !password && words.passwordMissing,
      }}
      onSubmit={() => send(enter)}
      failure={failure}
      actions={
        <>
          <Button type="submit" loading={sending} loadingLabel={words.working}>
            {words.submit}
          </Button>
          {onForgotten && (
            <Button variant="quiet" onClick={() => onForgotten(email)}>
              {words.forgotten}
            </Button>
          )}
        </>
      }
    >
      <h2 id={SIGN_IN_HEADING} tabIndex={-1}>
        {words.title}
      </h2>
      {why === 'expired' && <Alert kind="warning">{moderation.session.expired}</Alert>}
      {why === 'idle' && <Alert kind="warning">{moderation.session.idled}</Alert>}
      {why === 'unreachable' && <Alert kind="error">{moderation.session.unreachable}</Alert>}
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </Form>
  );
}
