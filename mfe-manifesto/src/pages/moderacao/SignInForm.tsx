import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { ErrorSummary, type FieldProblem } from '@ia/shared-ui/error-summary';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { type FormEvent, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { kindOf, type StaffErrorKind } from '../../data/moderation/staff-error.ts';

export const SIGN_IN_HEADING = 'entrar';
const words = moderation.signIn;

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  'wrong-credentials': words.wrong,
  limited: words.tooMany,
};

interface SignInFormProps {
  why: 'never' | 'left' | 'expired' | 'unreachable';
  /** @throws StaffError */
  signIn: (email: string, password: string) => Promise<void>;
}

/** E-mail and password of a member of the team. */
export function SignInForm({ why, signIn }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tries, setTries] = useState(0);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const emailProblem = tries > 0 && !email.trim() ? words.emailMissing : null;
  const passwordProblem = tries > 0 && !password ? words.passwordMissing : null;
  const problems: FieldProblem[] = [];
  if (emailProblem) problems.push({ field: 'moderacao-email', message: emailProblem });
  if (passwordProblem) problems.push({ field: 'moderacao-senha', message: passwordProblem });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    setFailure(null);
    if (!email.trim() || !password || working) return;
    setWorking(true);
    try {
      await signIn(email.trim(), password);
    } catch (error) {
      setFailure(FAILURES[kindOf(error)] ?? words.failed);
      setWorking(false);
    }
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      css={{ display: 'grid', gap: token.space[5], justifyItems: 'start', maxWidth: '32rem' }}
    >
      {problems.length > 0 && <ErrorSummary key={tries} title={words.summary} problems={problems} />}
      <h2 id={SIGN_IN_HEADING} tabIndex={-1}>
        {words.title}
      </h2>
      {why === 'expired' && <Alert kind="warning">{moderation.session.expired}</Alert>}
      {why === 'unreachable' && <Alert kind="error">{moderation.session.unreachable}</Alert>}
      <TextField
        id="moderacao-email"
        label={words.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        error={emailProblem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        id="moderacao-senha"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={passwordProblem}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <Button type="submit" loading={working} loadingLabel={words.working}>
        {words.submit}
      </Button>
    </form>
  );
}
