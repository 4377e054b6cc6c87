import { definePage, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Container } from '@ia/shared-ui/container';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading, Lead } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { recoveryClient } from '../../data/moderation/staff-client.ts';
import { AuthPanel } from './AuthPanel.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SIGN_IN_HEADING, SignInForm } from './SignInForm.tsx';
import { type StaffSession, useStaffSession } from './use-staff-session.ts';

/** Reserves the form's height, to prevent layout shift below it. */
const asTallAsTheForm = { alignItems: 'start', minHeight: '19.5rem' };

/** Moderation page for staff: suggestions, reports and decisions. The server checks the role at every call. */
function Moderation() {
  const backend = useShell().backend();
  const { session, signIn, adoptSession: takeOver, signOut, endIdle } = useStaffSession(backend);
  const [forgotten, setForgotten] = useState(false);
  // Shared by the sign-in and the recovery form.
  const [email, setEmail] = useState('');
  const wasOut = useWayIn(session);
  const wasForgotten = useRef(false);
  useEffect(() => {
    if (wasForgotten.current && !forgotten) document.getElementById(SIGN_IN_HEADING)?.focus();
    wasForgotten.current = forgotten;
  }, [forgotten]);
  return (
    <Container css={{ paddingBlock: token.space[12], display: 'grid', gap: token.space[6] }}>
      <Heading level={1}>{moderation.title}</Heading>
      <Lead>{moderation.lead}</Lead>
      {session.state !== 'signed-in' && (
        <AuthPanel>
          {!backend && <Alert kind="warning">{moderation.unavailable}</Alert>}
          {backend && session.state === 'checking' && (
            <Spinner label={moderation.session.checking} css={asTallAsTheForm} />
          )}
          {session.state === 'signed-out' && !forgotten && (
            <SignInForm
              why={session.why}
              signIn={signIn}
              knownEmail={email}
              onForgotten={(typed) => {
                setEmail(typed);
                setForgotten(true);
              }}
            />
          )}
          {backend && session.state === 'signed-out' && forgotten && (
            <RecoverForm
              client={() => recoveryClient(backend)}
              knownEmail={email}
              onDone={async (opened) => {
                await takeOver(opened);
                setForgotten(false);
              }}
              onBack={(typed) => {
                setEmail(typed);
                setForgotten(false);
              }}
            />
          )}
        </AuthPanel>
      )}
      {session.state === 'signed-in' && (
        <SignedIn
          client={session.client}
          email={session.email}
          arrived={wasOut}
          signOut={signOut}
          onIdle={endIdle}
        />
      )}
    </Container>
  );
}

/**
 * Moves focus to the heading of the new content after sign-out, and announces the reason.
 * @returns true when the moderator signed in on this page, instead of resuming a session
 */
function useWayIn(session: StaffSession): boolean {
  const shell = useShell();
  const previousState = useRef(session.state);
  const wasOut = useRef(false);
  if (session.state === 'signed-out') wasOut.current = true;
  const why = session.state === 'signed-out' ? session.why : null;
  useEffect(() => {
    const hasSignedOut = previousState.current === 'signed-in' && session.state === 'signed-out';
    previousState.current = session.state;
    if (!hasSignedOut) return;
    document.getElementById(SIGN_IN_HEADING)?.focus();
    if (why === 'expired') shell.announce(moderation.session.expired);
    if (why === 'idle') shell.announce(moderation.session.idled);
  }, [session.state, why, shell]);
  return wasOut.current;
}

export default definePage(Moderation);
