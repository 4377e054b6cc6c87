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
import {
  enrolFactor,
  loadFactorId,
  type NewFactor,
  verifyFactorCode,
} from '../../data/moderation/second-factor.ts';
import { type StaffErrorKind, staffErrorKind } from '../../data/moderation/staff-error.ts';
import { digitsOf, isFactorCode } from '../../rules/second-factor-code.ts';

const t = moderation.secondFactor;

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  'wrong-credentials': t.wrong,
  'not-offered': t.notOffered,
  limited: moderation.signIn.tooMany,
  expired: moderation.session.expired,
};
const failureOf = (error: unknown): string => FAILURES[staffErrorKind(error)] ?? t.failed;

type Step = 'looking' | { factor: string } | { fresh: NewFactor } | { failure: string };

interface SecondFactorProps {
  client: SupabaseClient;
  /** Heading level: 2 when the form is the page's main content. */
  level?: 2 | 4;
  /** Called after a correct code. */
  onDone: () => void;
}

/** Asks for the code of the second factor, or enrols one when the account has none. */
export function SecondFactor({ client, level = 2, onDone }: SecondFactorProps) {
  const [step, setStep] = useState<Step>('looking');
  const [code, setCode] = useState('');
  const { sending, failure, send } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form replaced the focused element.
  useEffect(() => {
    if (step !== 'looking') heading.current?.focus();
  }, [step]);

  useEffect(() => {
    let current = true;
    const readStep = async (): Promise<Step> => {
      const factor = await loadFactorId(client);
      return factor ? { factor } : { fresh: await enrolFactor(client) };
    };
    readStep().then(
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
    verifyFactorCode(client, factor, digitsOf(code)).then(() => {
      onDone();
      return null;
    }, failureOf);
  return (
    <Form
      problems={{ code: !isFactorCode(code) && t.codeMissing }}
      onSubmit={() => send(verify)}
      failure={failure}
      css={{ maxWidth: '32rem' }}
      actions={
        <Button type="submit" loading={sending} loadingLabel={moderation.signIn.working}>
          {t.submit}
        </Button>
      }
    >
      <Heading ref={heading} tabIndex={-1}>
        {'fresh' in step ? t.enrolTitle : t.title}
      </Heading>
      {'fresh' in step && <Secret {...step.fresh} />}
      <TextField
        name="code"
        label={t.code}
        hint={t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </Form>
  );
}

/** The secret as text instead of a QR code: it can be typed, copied, or opened on the phone itself. */
function Secret({ secret, uri }: NewFactor) {
  return (
    <>
      <p>{t.enrolLead}</p>
      <p>
        {t.secret}:{' '}
        <code css={{ overflowWrap: 'anywhere', fontSize: token.size.lg }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] }}>
        <CopyButton
          size="sm"
          variant="secondary"
          text={secret}
          label={t.copy}
          successLabel={t.copied}
          failureLabel={t.copyFailed}
        />
        <TextLink href={uri}>{t.open}</TextLink>
      </div>
    </>
  );
}
