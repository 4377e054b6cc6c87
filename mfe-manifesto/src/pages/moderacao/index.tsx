import { definePage, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Container } from '@ia/shared-ui/container';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { recoveryClient } from '../../data/moderation/staff-client.ts';
import { AuthPanel } from './AuthPanel.tsx';
import { ModeratorPage } from './ModeratorPage.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { SIGN_IN_HEADING, SignInForm } from './SignInForm.tsx';
import { type StaffSession, useStaffSession } from './use-staff-session.ts';

/** Reserves the form's height, to prevent layout shift below it. */
const PLACEHOLDER_STYLE = { alignItems: 'start', minHeight: '19.5rem' };

/** Moderation page for staff: suggestions, reports and decisions. The server checks the role at every call. */
function Moderation() {
  const backend = useShell().backend();
  const { session, signIn, adoptSession, signOut, endIdle } = useStaffSession(backend);
  const [isRecovering, setIsRecovering] = useState(false);
  // Shared by the sign-in and the recovery form.
  const [email, setEmail] = useState('');
  const hasBeenSignedOut = useSignOutFocus(session);
  const wasRecovering = useRef(false);
  useEffect(() => {
    if (wasRecovering.current && !isRecovering) document.getElementById(SIGN_IN_HEADING)?.focus();
    wasRecovering.current = isRecovering;
  }, [isRecovering]);
  return (
    <>
      <PageOpening title={moderation.title} lead={moderation.lead} />
      <Container css={{ display: 'grid', gap: token.space[6], paddingBlockEnd: token.space[12] }}>
        {session.state !== 'signed-in' && (
          <AuthPanel>
            {!backend && <Alert kind="warning">{moderation.unavailable}</Alert>}
            {backend && session.state === 'checking' && (
              <Spinner label={moderation.session.checking} css={PLACEHOLDER_STYLE} />
            )}
            {session.state === 'signed-out' && !isRecovering && (
              <SignInForm
                reason={session.reason}
                signIn={signIn}
                knownEmail={email}
                onForgotten={(typed) => {
                  setEmail(typed);
                  setIsRecovering(true);
                }}
              />
            )}
            {backend && session.state === 'signed-out' && isRecovering && (
              <RecoverForm
                client={() => recoveryClient(backend)}
                knownEmail={email}
                onDone={async (recoveredSession) => {
                  await adoptSession(recoveredSession);
                  setIsRecovering(false);
                }}
                onBack={(typed) => {
                  setEmail(typed);
                  setIsRecovering(false);
                }}
              />
            )}
          </AuthPanel>
        )}
        {session.state === 'signed-in' && (
          <ModeratorPage
            client={session.client}
            email={session.email}
            hasJustSignedIn={hasBeenSignedOut}
            signOut={signOut}
            onIdle={endIdle}
          />
        )}
      </Container>
    </>
  );
}

/**
 * Moves focus to the heading of the sign-in form after sign-out, and announces why the session ended.
 * @returns true when the moderator signed in on this page, instead of resuming a session
 */
function useSignOutFocus(session: StaffSession): boolean {
  const shell = useShell();
  const previousState = useRef(session.state);
  const hasBeenSignedOut = useRef(false);
  if (session.state === 'signed-out') hasBeenSignedOut.current = true;
  const reason = session.state === 'signed-out' ? session.reason : null;
  useEffect(() => {
    const hasSignedOut = previousState.current === 'signed-in' && session.state === 'signed-out';
    previousState.current = session.state;
    if (!hasSignedOut) return;
    document.getElementById(SIGN_IN_HEADING)?.focus();
    if (reason === 'expired') shell.announce(moderation.session.expired);
    if (reason === 'idle') shell.announce(moderation.session.idled);
  }, [session.state, reason, shell]);
  return hasBeenSignedOut.current;
}

export default definePage(Moderation);
