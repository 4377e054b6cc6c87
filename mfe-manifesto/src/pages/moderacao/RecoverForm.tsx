import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextField } from '@ia/shared-ui/text-field';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { sendRecoveryCode, setPassword, verifyRecoveryCode } from '../../data/moderation/password.ts';
import { verifyFactorCode } from '../../data/moderation/second-factor.ts';
import { staffErrorKind } from '../../data/moderation/staff-error.ts';
import { MIN_PASSWORD, passwordProblem } from '../../rules/password.ts';
import { isFactorCode, stripSpaces } from '../../rules/second-factor-code.ts';
import { passwordFailureText } from './failure-text.ts';

const t = moderation.recover;

interface RecoverFormProps {
  /** Creates a client with a separate session, which does not sign the page in. */
  client: () => Promise<SupabaseClient>;
  /** Address typed in the sign-in form. */
  knownEmail?: string;
  /** Called after the password is set. @throws StaffError */
  onDone: (session: Session) => Promise<void>;
  /** Returns to the sign-in form with the typed address. */
  onBack: (email: string) => void;
}

/**
 * Password recovery of a moderator, where the server sends e-mail. Steps: the address; the emailed code with
 * the new password; the code of the second factor, if the account has one.
 */
export function RecoverForm({ client, knownEmail = '', onDone, onBack }: RecoverFormProps) {
  const shell = useShell();
  const [step, setStep] = useState<'email' | 'code' | 'factor'>('email');
  const [email, setEmail] = useState(knownEmail);
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [factorCode, setFactorCode] = useState('');
  // Verified codes, which a retry skips because a code is valid once. `factorId` is null without a second factor.
  const verified = useRef<{ code?: true; factorId?: string | null; factor?: true }>({});
  const clientRef = useRef<SupabaseClient>(null);
  const { sending, failure, send } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was unmounted with the previous step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of step
  useEffect(() => heading.current?.focus(), [step]);

  async function requestCode(recoveryClient: SupabaseClient) {
    await sendRecoveryCode(recoveryClient, email.trim());
    verified.current = {};
    setCode('');
    setStep('code');
    shell.announce(t.sent(email.trim()));
  }

  async function changePassword(recoveryClient: SupabaseClient) {
    const { current } = verified;
    if (!current.code) {
      current.factorId = await verifyRecoveryCode(recoveryClient, email.trim(), code.trim());
      current.code = true;
    }
    if (current.factorId && !current.factor) {
      if (step === 'code') return setStep('factor');
      await verifyFactorCode(recoveryClient, current.factorId, stripSpaces(factorCode));
      current.factor = true;
    }
    const session = await setPassword(recoveryClient, newPassword);
    try {
      await onDone(session);
    } catch {
      // The password was changed, even though signing in failed.
      shell.notify({ kind: 'success', message: t.changed });
      onBack(email);
    }
  }

  async function submitStep(): Promise<string | null> {
    try {
      clientRef.current ??= await client();
      await (step === 'email' ? requestCode : changePassword)(clientRef.current);
      return null;
    } catch (error) {
      const wrongCodeText = step === 'factor' ? moderation.secondFactor.wrong : t.wrong;
      return passwordFailureText(staffErrorKind(error), wrongCodeText);
    }
  }

  return (
    <Form
      key={step}
      problems={{
        email: step === 'email' && !email.trim() && moderation.signIn.emailMissing,
        code: step === 'code' && !code.trim() && t.codeMissing,
        factor: step === 'factor' && !isFactorCode(factorCode) && moderation.secondFactor.codeMissing,
        password: step !== 'email' && passwordProblem(newPassword),
      }}
      onSubmit={() => send(submitStep)}
      failure={failure}
      actions={
        <>
          <Button type="submit" loading={sending} loadingLabel={t.working}>
            {step === 'email' ? t.send : t.change}
          </Button>
          {step !== 'email' && (
            <Button variant="quiet" onClick={() => setStep('email')}>
              {t.another}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onBack(email)}>
            {t.back}
          </Button>
        </>
      }
    >
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {step === 'email' && (
        <>
          <p>{t.lead}</p>
          <TextField
            name="email"
            label={moderation.signIn.email}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </>
      )}
      {step === 'code' && (
        <>
          <Alert kind="info">{t.sent(email.trim())}</Alert>
          <TextField
            name="code"
            label={t.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </>
      )}
      {step === 'factor' && (
        <>
          <p>{t.factor}</p>
          <TextField
            name="factor"
            label={moderation.secondFactor.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={factorCode}
            onChange={(event) => setFactorCode(event.target.value)}
          />
        </>
      )}
      {step !== 'email' && (
        <TextField
          name="password"
          label={moderation.account.next}
          hint={moderation.account.nextHint(MIN_PASSWORD)}
          type="password"
          autoComplete="new-password"
          required
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
      )}
    </Form>
  );
}
