import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextField } from '@ia/shared-ui/text-field';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { openWithCode, sendRecoveryCode, setPassword } from '../../data/moderation/password.ts';
import { showCode } from '../../data/moderation/second-factor.ts';
import { kindOf } from '../../data/moderation/staff-error.ts';
import { MIN_PASSWORD, passwordProblem } from '../../rules/password.ts';
import { digitsOf, isFactorCode } from '../../rules/second-factor-code.ts';
import { passwordFailure } from './failure-words.ts';

const words = moderation.recover;

interface RecoverFormProps {
  /** Makes one that signs nobody in by itself. */
  client: () => Promise<SupabaseClient>;
  /** As it was written before. */
  knownEmail?: string;
  /** The password is set. @throws StaffError */
  onDone: (session: Session) => Promise<void>;
  onBack: (email: string) => void;
}

/** Another password for who does not know theirs: a code comes by e-mail, where the server sends e-mail. */
export function RecoverForm({ client, knownEmail = '', onDone, onBack }: RecoverFormProps) {
  const shell = useShell();
  const [step, setStep] = useState<'email' | 'code' | 'factor'>('email');
  const [email, setEmail] = useState(knownEmail);
  const [code, setCode] = useState('');
  const [password, setTyped] = useState('');
  const [shown, setShown] = useState('');
  // What the server has taken is not asked of it again: a code opens once.
  const taken = useRef<{ code?: true; factor?: string | null; shown?: true }>({});
  const made = useRef<SupabaseClient>(null);
  const { sending, failure, send } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the step before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of step that matters
  useEffect(() => heading.current?.focus(), [step]);

  async function ask(to: SupabaseClient) {
    await sendRecoveryCode(to, email.trim());
    taken.current = {};
    setCode('');
    setStep('code');
    shell.announce(words.sent(email.trim()));
  }

  async function change(to: SupabaseClient) {
    const { current } = taken;
    if (!current.code) {
      current.factor = await openWithCode(to, email.trim(), code.trim());
      current.code = true;
    }
    if (current.factor && !current.shown) {
      if (step === 'code') return setStep('factor');
      await showCode(to, current.factor, digitsOf(shown));
      current.shown = true;
    }
    const session = await setPassword(to, password);
    try {
      await onDone(session);
    } catch {
      // It is changed all the same.
      shell.notify({ kind: 'success', message: words.changed });
      onBack(email);
    }
  }

  async function next(): Promise<string | null> {
    try {
      made.current ??= await client();
      await (step === 'email' ? ask : change)(made.current);
      return null;
    } catch (error) {
      const wrong = step === 'factor' ? moderation.secondFactor.wrong : words.wrong;
      return passwordFailure(kindOf(error), wrong);
    }
  }

  return (
    <Form
      key={step}
      problems={{
        email: step === 'email' && !email.trim() && moderation.signIn.emailMissing,
        code: step === 'code' && !code.trim() && words.codeMissing,
        factor: step === 'factor' && !isFactorCode(shown) && moderation.secondFactor.codeMissing,
        password: step !== 'email' && passwordProblem(password),
      }}
      onSubmit={() => send(next)}
      failure={failure}
      actions={
        <>
          <Button type="submit" loading={sending} loadingLabel={words.working}>
            {step === 'email' ? words.send : words.change}
          </Button>
          {step !== 'email' && (
            <Button variant="quiet" onClick={() => setStep('email')}>
              {words.another}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onBack(email)}>
            {words.back}
          </Button>
        </>
      }
    >
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      {step === 'email' && (
        <>
          <p>{words.lead}</p>
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
          <Alert kind="info">{words.sent(email.trim())}</Alert>
          <TextField
            name="code"
            label={words.code}
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
          <p>{words.factor}</p>
          <TextField
            name="factor"
            label={moderation.secondFactor.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={shown}
            onChange={(event) => setShown(event.target.value)}
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
          value={password}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Form>
  );
}
