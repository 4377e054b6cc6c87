import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { CopyButton } from '@ia/shared-ui/copy-button';
import { Form, useSending } from '@ia/shared-ui/form';
import { Spinner } from '@ia/shared-ui/spinner';
import { TextLink } from '@ia/shared-ui/text';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { beginFactor, type NewFactor, ownFactor, showCode } from '../../data/moderation/second-factor.ts';
import { kindOf, type StaffErrorKind } from '../../data/moderation/staff-error.ts';
import { digitsOf, isFactorCode } from '../../rules/second-factor-code.ts';

const words = moderation.secondFactor;

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  'wrong-credentials': words.wrong,
  'not-offered': words.notOffered,
  limited: moderation.signIn.tooMany,
  expired: moderation.session.expired,
};
const failureOf = (error: unknown): string => FAILURES[kindOf(error)] ?? words.failed;

type Step = 'looking' | { factor: string } | { fresh: NewFactor } | { failure: string };

interface SecondFactorProps {
  client: SupabaseClient;
  /** Of its heading: 2 where it is the page's own matter. */
  level?: 2 | 4;
  /** Called when the code was right. */
  onDone: () => void;
}

/** Asks for the code of the second factor, and helps who has none yet to make one. */
export function SecondFactor({ client, level = 2, onDone }: SecondFactorProps) {
  const [step, setStep] = useState<Step>('looking');
  const [code, setCode] = useState('');
  const { sending, failure, send } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  // It came in the place of what had the focus.
  useEffect(() => {
    if (step !== 'looking') heading.current?.focus();
  }, [step]);

  useEffect(() => {
    let current = true;
    const look = async (): Promise<Step> => {
      const factor = await ownFactor(client);
      return factor ? { factor } : { fresh: await beginFactor(client) };
    };
    look().then(
      (next) => current && setStep(next),
      (error: unknown) => current && setStep({ failure: failureOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [client]);

  if (step === 'looking') return <Spinner label={moderation.session.checking} />;
  if ('failure' in step) {
    return (
      <Alert kind="warning" live="alert">
        {step.failure}
      </Alert>
    );
  }
  const factor = 'factor' in step ? step.factor : step.fresh.id;
  const Heading = `h${level}` as const;
  const verify = () =>
    showCode(client, factor, digitsOf(code)).then(() => {
      onDone();
      return null;
    }, failureOf);
  return (
    <Form
      problems={{ code: !isFactorCode(code) && words.codeMissing }}
      onSubmit={() => send(verify)}
      failure={failure}
      css={{ maxWidth: '32rem' }}
      actions={
        <Button type="submit" loading={sending} loadingLabel={moderation.signIn.working}>
          {words.submit}
        </Button>
      }
    >
      <Heading ref={heading} tabIndex={-1}>
        {'fresh' in step ? words.enrolTitle : words.title}
      </Heading>
      {'fresh' in step && <Secret {...step.fresh} />}
      <TextField
        name="code"
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </Form>
  );
}

/** As text: it can be typed, copied, or opened on the telephone itself, and needs no picture. */
function Secret({ secret, uri }: NewFactor) {
  return (
    <>
      <p>{words.enrolLead}</p>
      <p>
        {words.secret}:{' '}
        <code css={{ overflowWrap: 'anywhere', fontSize: token.size.lg }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] }}>
        <CopyButton
          size="sm"
          variant="secondary"
          text={secret}
          label={words.copy}
          successLabel={words.copied}
          failureLabel={words.copyFailed}
        />
        <TextLink href={uri}>{words.open}</TextLink>
      </div>
    </>
  );
}
