import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef } from 'react';
import { moderation } from '../../content/moderation.ts';
import { Account } from './Account.tsx';
import { LazyBursts } from './bursts/LazyBursts.tsx';
import { QUEUE_HEADING, QueuePanel } from './QueuePanel.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SessionBar } from './SessionBar.tsx';
import { usePresence } from './use-presence.ts';
import { WayIn } from './WayIn.tsx';

const words = moderation.session;

interface SignedInProps {
  client: SupabaseClient;
  email: string;
  /** Has just signed in: the focus goes to where work begins. */
  arrived: boolean;
  signOut: () => void;
  /** Nobody was there for too long. */
  onIdle: () => void;
}

/** What somebody who is signed in sees: the queue, once they have shown all that the site asks of them. */
export function SignedIn({ client, email, arrived, signOut, onIdle }: SignedInProps) {
  const { gate, say } = usePresence(client, onIdle);
  // Before the server has answered, nobody is shown a queue that they may not see.
  const view = gate.secondFactorMissing === null ? 'checking' : gate.secondFactorMissing ? 'factor' : 'queue';
  const hasCome = useRef(arrived);
  useEffect(() => {
    if (view === 'queue' && hasCome.current) document.getElementById(QUEUE_HEADING)?.focus();
    if (view !== 'checking') hasCome.current = view === 'factor';
  }, [view]);
  return (
    <>
      <SessionBar email={email} signOut={signOut} />
      {gate.presence === 'leaving' && (
        <div css={{ position: 'sticky', insetBlockEnd: token.space[4], zIndex: 1, order: 1 }}>
          <Alert kind="warning" live="alert">
            <p>{words.leaving}</p>
            <Button variant="secondary" size="sm" onClick={() => void say()}>
              {words.stay}
            </Button>
          </Alert>
        </div>
      )}
      {view !== 'queue' && (
        <WayIn>
          {view === 'checking' ? (
            <Spinner label={words.checking} />
          ) : (
            <SecondFactor client={client} onDone={() => void say()} />
          )}
        </WayIn>
      )}
      {view === 'queue' && (
        <>
          <QueuePanel client={client} />
          <LazyBursts client={client} />
          <Account client={client} />
        </>
      )}
    </>
  );
}
