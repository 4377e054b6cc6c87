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
import { ownFactor } from '../../data/moderation/second-factor.ts';
import { loadTeam } from '../../data/moderation/session-query.ts';
import { kindOf } from '../../data/moderation/staff-error.ts';
import { longDateTime } from '../../rules/dates.ts';
import { MIN_PASSWORD, passwordProblem } from '../../rules/password.ts';
import { passwordFailure } from './failure-words.ts';
import { SecondFactor } from './SecondFactor.tsx';

const words = moderation.account;

/** What belongs to the one who is signed in: password and second factor; and who else moderates. */
export function Account({ client }: { client: SupabaseClient }) {
  const [open, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title}</summary>
      <div>
        <ChangePassword client={client} />
        {/* Asked for anew each time it is opened. */}
        {open && <OwnFactor client={client} />}
        {open && <Team client={client} />}
      </div>
    </Details>
  );
}

/** Whether the account has a second factor, and the way to one. */
function OwnFactor({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const own = useResource('own-second-factor', () => ownFactor(client));
  const [adding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {words.factor}
      </h3>
      {own.status === 'loading' && <Spinner label={words.loading} />}
      {own.status === 'error' && <Failed say={words.factorFailed} again={own.refresh} />}
      {own.data && <p>{words.hasFactor}</p>}
      {own.data === null && !adding && (
        <>
          <p>{words.factorLead}</p>
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            {words.addFactor}
          </Button>
        </>
      )}
      {adding && (
        <SecondFactor
          client={client}
          level={4}
          onDone={() => {
            setAdding(false);
            // The form goes, and the focus that was in it.
            heading.current?.focus();
            shell.announce(moderation.secondFactor.added);
            void own.refresh();
          }}
        />
      )}
    </section>
  );
}

/** Who moderates, and when each decided last. */
function Team({ client }: { client: SupabaseClient }) {
  const team = useResource('moderation_team', () => loadTeam(client));
  return (
    <section>
      <h3>{words.team}</h3>
      {team.status === 'loading' && <Spinner label={words.loading} />}
      {team.status === 'error' && <Failed say={words.teamFailed} again={team.refresh} />}
      {team.data && (
        <ul>
          {team.data.map(({ id, email, last_act }) => (
            <li key={id}>
              {email}: {last_act ? words.lastAct(longDateTime(last_act)) : words.noAct}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Failed({ say, again }: { say: string; again: () => Promise<void> }) {
  return (
    <Alert kind="error" live="alert" onRetry={() => void again()}>
      <p>{say}</p>
    </Alert>
  );
}

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
        shell.notify({ kind: 'success', message: words.changed });
        return null;
      },
      (error: unknown) => passwordFailure(kindOf(error)),
    );

  return (
    <Form
      problems={{
        current: !current && words.currentMissing,
        next: passwordProblem(next),
      }}
      onSubmit={() => send(change)}
      failure={failure}
      css={{ maxWidth: '32rem' }}
      actions={
        <Button type="submit" variant="secondary" size="sm" loading={sending}>
          {words.change}
        </Button>
      }
    >
      <h3>{words.password}</h3>
      <TextField
        name="current"
        label={words.current}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <TextField
        name="next"
        label={words.next}
        hint={words.nextHint(MIN_PASSWORD)}
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
