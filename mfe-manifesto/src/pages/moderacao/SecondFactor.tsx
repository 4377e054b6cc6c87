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
import { isFactorCode, stripSpaces } from '../../rules/second-factor-code.ts';

const t = moderation.secondFactor;

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  'wrong-credentials': t.wrong,
  'not-offered': t.notOffered,
  limited: moderation.signIn.tooMany,
  expired: moderation.session.expired,
};
const failureText = (error: unknown): string => FAILURES[staffErrorKind(error)] ?? t.failed;

/** The code of an existing factor is asked for (`factorId`), or a new one is enrolled (`newFactor`). */
type Step = 'loading' | { factorId: string } | { newFactor: NewFactor } | { failure: string };

interface SecondFactorProps {
  client: SupabaseClient;
  /** Heading level: 2 when the form is the page's main content. */
  level?: 2 | 4;
  /** Called after a correct code. */
  onDone: () => void;
}

/** Asks for the code of the second factor, or enrols one when the account has none. */
export function SecondFactor({ client, level = 2, onDone }: SecondFactorProps) {
  const [step, setStep] = useState<Step>('loading');
  const [code, setCode] = useState('');
  const { sending, failure, send } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form replaced the focused element.
  useEffect(() => {
    if (step !== 'loading') heading.current?.focus();
  }, [step]);

  useEffect(() => {
    let isCurrent = true;
    const loadStep = async (): Promise<Step> => {
      const factorId = await loadFactorId(client);
      return factorId ? { factorId } : { newFactor: await enrolFactor(client) };
    };
    loadStep().then(
      (next) => isCurrent && setStep(next),
      (error: unknown) => isCurrent && setStep({ failure: failureText(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client]);

  if (step === 'loading') return <Spinner label={moderation.session.checking} />;
  if ('failure' in step) {
    return (
      <Alert kind="warning" live="alert">
        {step.failure}
      </Alert>
    );
  }
  const factorId = 'factorId' in step ? step.factorId : step.newFactor.id;
  const Heading = `h${level}` as const;
  const verify = () =>
    verifyFactorCode(client, factorId, stripSpaces(code)).then(() => {
      onDone();
      return null;
    }, failureText);
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
        {'newFactor' in step ? t.enrolTitle : t.title}
      </Heading>
      {'newFactor' in step && <Secret {...step.newFactor} />}
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
          {/* Groups of four letters are easier to type. */}
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
