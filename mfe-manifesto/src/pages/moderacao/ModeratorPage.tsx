import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef } from 'react';
import { moderation } from '../../content/moderation.ts';
import { Account } from './Account.tsx';
import { AuthPanel } from './AuthPanel.tsx';
import { LazyBursts } from './bursts/LazyBursts.tsx';
import { QUEUE_HEADING, QueuePanel } from './QueuePanel.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SessionBar } from './SessionBar.tsx';
import { usePresence } from './use-presence.ts';

const t = moderation.session;

interface ModeratorPageProps {
  client: SupabaseClient;
  email: string;
  /** True right after sign-in: focus moves to the queue's heading. */
  hasJustSignedIn: boolean;
  signOut: () => void;
  /** Called when the session ended for inactivity. */
  onIdle: () => void;
}

/** Page of a signed-in moderator: the second factor if the site requires it, then the queue. */
export function ModeratorPage({ client, email, hasJustSignedIn, signOut, onIdle }: ModeratorPageProps) {
  const { gate, extendSession } = usePresence(client, onIdle);
  // Until the server answers, no queue is rendered: the moderator may lack access to it.
  const view = gate.secondFactorMissing === null ? 'checking' : gate.secondFactorMissing ? 'factor' : 'queue';
  const shouldFocusQueue = useRef(hasJustSignedIn);
  useEffect(() => {
    if (view === 'queue' && shouldFocusQueue.current) document.getElementById(QUEUE_HEADING)?.focus();
    // After the second factor the queue gets the focus too.
    if (view !== 'checking') shouldFocusQueue.current = view === 'factor';
  }, [view]);
  return (
    <>
      <SessionBar email={email} signOut={signOut} />
      {gate.presence === 'expiring' && (
        <div css={{ position: 'sticky', insetBlockEnd: token.space[4], zIndex: 1, order: 1 }}>
          <Alert kind="warning" live="alert">
            <p>{t.leaving}</p>
            <Button variant="secondary" size="sm" onClick={() => void extendSession()}>
              {t.stay}
            </Button>
          </Alert>
        </div>
      )}
      {view !== 'queue' && (
        <AuthPanel>
          {view === 'checking' ? (
            <Spinner label={t.checking} />
          ) : (
            <SecondFactor client={client} onDone={() => void extendSession()} />
          )}
        </AuthPanel>
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
