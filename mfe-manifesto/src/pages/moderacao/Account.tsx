import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { useResource } from '@ia/shared-services/resource';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { Spinner } from '@ia/shared-ui/spinner';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { changePassword } from '../../data/moderation/password.ts';
import { loadFactorId } from '../../data/moderation/second-factor.ts';
import { loadTeam } from '../../data/moderation/session-query.ts';
import { staffErrorKind } from '../../data/moderation/staff-error.ts';
import { formatDateTime } from '../../rules/dates.ts';
import { MIN_PASSWORD, passwordProblem } from '../../rules/password.ts';
import { passwordFailureText } from './failure-text.ts';
import { SecondFactor } from './SecondFactor.tsx';

const t = moderation.account;

/** The signed-in moderator's account (password, second factor) and the team. */
export function Account({ client }: { client: SupabaseClient }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t.title}</summary>
      <div>
        <ChangePassword client={client} />
        {/* Mounted on open, so that the data reloads each time. */}
        {isOpen && <SecondFactorSection client={client} />}
        {isOpen && <Team client={client} />}
      </div>
    </Details>
  );
}

/** State of the account's second factor, and its enrolment. */
function SecondFactorSection({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const factorId = useResource('own-second-factor', () => loadFactorId(client));
  const [isEnrolling, setIsEnrolling] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {t.factor}
      </h3>
      {factorId.status === 'loading' && <Spinner label={t.loading} />}
      {factorId.status === 'error' && <LoadFailure message={t.factorFailed} onRetry={factorId.refresh} />}
      {factorId.data && <p>{t.hasFactor}</p>}
      {factorId.data === null && !isEnrolling && (
        <>
          <p>{t.factorLead}</p>
          <Button variant="secondary" size="sm" onClick={() => setIsEnrolling(true)}>
            {t.addFactor}
          </Button>
        </>
      )}
      {isEnrolling && (
        <SecondFactor
          client={client}
          level={4}
          onDone={() => {
            setIsEnrolling(false);
            // The form with the focused field unmounts.
            heading.current?.focus();
            shell.announce(moderation.secondFactor.added);
            void factorId.refresh();
          }}
        />
      )}
    </section>
  );
}

/** List of moderators with the time of their last decision. */
function Team({ client }: { client: SupabaseClient }) {
  const team = useResource('moderation_team', () => loadTeam(client));
  return (
    <section>
      <h3>{t.team}</h3>
      {team.status === 'loading' && <Spinner label={t.loading} />}
      {team.status === 'error' && <LoadFailure message={t.teamFailed} onRetry={team.refresh} />}
      {team.data && (
        <ul>
          {team.data.map(({ id, email, last_act }) => (
            <li key={id}>
              {email}: {last_act ? t.lastAct(formatDateTime(last_act)) : t.noAct}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LoadFailure({ message, onRetry }: { message: string; onRetry: () => Promise<void> }) {
  return (
    <Alert kind="error" live="alert" onRetry={() => void onRetry()}>
      <p>{message}</p>
    </Alert>
  );
}

/** Form that changes the account's password. */
function ChangePassword({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { sending, failure, send } = useSending();

  const change = () =>
    changePassword(client, current, next).then(
      () => {
        setCurrent('');
        setNext('');
        shell.notify({ kind: 'success', message: t.changed });
        return null;
      },
      (error: unknown) => passwordFailureText(staffErrorKind(error)),
    );

  return (
    <Form
      problems={{
        current: !current && t.currentMissing,
        next: passwordProblem(next),
      }}
      onSubmit={() => send(change)}
      failure={failure}
      css={{ maxWidth: '32rem' }}
      actions={
        <Button type="submit" variant="secondary" size="sm" loading={sending}>
          {t.change}
        </Button>
      }
    >
      <h3>{t.password}</h3>
      <TextField
        name="current"
        label={t.current}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <TextField
        name="next"
        label={t.next}
        hint={t.nextHint(MIN_PASSWORD)}
        type="password"
        autoComplete="new-password"
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
    </Form>
  );
}

const Details = styled.details({
  '& > summary': {
    minHeight: '2.75rem',
    paddingBlock: token.space[2],
    cursor: 'pointer',
    width: 'fit-content',
  },
  '& > div': { display: 'grid', gap: token.space[8], paddingBlock: token.space[4], overflowWrap: 'anywhere' },
  '& section': { display: 'grid', gap: token.space[3], justifyItems: 'start' },
});
