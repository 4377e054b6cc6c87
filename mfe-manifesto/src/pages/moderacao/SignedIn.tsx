import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { moderation } from '../../content/moderation.ts';
import { Account } from './Account.tsx';
import { LazyBursts } from './bursts/LazyBursts.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SessionBar } from './SessionBar.tsx';
import { usePresence } from './use-presence.ts';

const words = moderation.session;

interface SignedInProps {
  client: SupabaseClient;
  email: string;
  signOut: () => void;
  /** Nobody was there for too long. */
  onIdle: () => void;
}

/** What somebody who is signed in sees: the queue, once they have shown all that the site asks of them. */
export function SignedIn({ client, email, signOut, onIdle }: SignedInProps) {
  const { gate, say } = usePresence(client, onIdle);
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
      {gate.secondFactorMissing ? (
        <SecondFactor client={client} onDone={() => void say()} />
      ) : (
        <>
          <QueuePanel client={client} />
          <LazyBursts client={client} />
          <Account client={client} />
        </>
      )}
    </>
  );
}
