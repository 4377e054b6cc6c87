import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { changePassword } from '../../data/moderation/password.ts';
import { loadTeam, type Member } from '../../data/moderation/session-query.ts';
import { kindOf } from '../../data/moderation/staff-error.ts';
import { longDateTime } from '../../rules/dates.ts';
import { MIN_PASSWORD, passwordProblem } from '../../rules/password.ts';
import { passwordFailure } from './failure-words.ts';
import { SecondFactor } from './SecondFactor.tsx';

const words = moderation.account;

/** What belongs to the one who is signed in: password and second factor; and who else moderates. */
export function Account({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const [adding, setAdding] = useState(false);
  const [team, setTeam] = useState<Member[] | 'failed' | null>(null);
  return (
    <Details
      onToggle={(event) => {
        if (!event.currentTarget.open || team) return;
        loadTeam(client).then(setTeam, () => setTeam('failed'));
      }}
    >
      <summary>{words.title}</summary>
      <div>
        <ChangePassword client={client} />
        <section>
          <h3>{words.factor}</h3>
          {adding ? (
            <SecondFactor
              client={client}
              onDone={() => {
                setAdding(false);
                shell.announce(moderation.secondFactor.added);
              }}
            />
          ) : (
            <>
              <p>{words.factorLead}</p>
              <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
                {words.addFactor}
              </Button>
            </>
          )}
        </section>
        <section>
          <h3>{words.team}</h3>
          {team === 'failed' && <p role="alert">{words.teamFailed}</p>}
          {Array.isArray(team) && (
            <ul>
              {team.map(({ id, email, last_act }) => (
                <li key={id}>
                  {email}: {last_act ? words.lastAct(longDateTime(last_act)) : words.noAct}
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Details>
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
