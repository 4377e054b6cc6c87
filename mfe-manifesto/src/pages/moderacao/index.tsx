import { definePage, useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading, Lead } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { staffClient } from '../../data/moderation/staff-client.ts';
import { QUEUE_HEADING } from './QueuePanel.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SIGN_IN_HEADING, SignInForm } from './SignInForm.tsx';
import { type StaffSession, useStaffSession } from './use-staff-session.ts';

/** For staff: reads what citizens suggest and report, and decides. The server checks the role at every call. */
function Moderation() {
  const backend = useShell().backend();
  const { session, signIn, signOut, endIdle } = useStaffSession(backend);
  const [forgotten, setForgotten] = useState(false);
  useFocusOnSession(session.state);
  return (
    <Container css={{ paddingBlock: token.space[12], display: 'grid', gap: token.space[6] }}>
      <Heading level={1}>{moderation.title}</Heading>
      <Lead>{moderation.lead}</Lead>
      {!backend && <p>{moderation.unavailable}</p>}
      {backend && session.state === 'checking' && <Spinner label={moderation.session.checking} />}
      {session.state === 'signed-out' && !forgotten && (
        <SignInForm why={session.why} signIn={signIn} onForgotten={() => setForgotten(true)} />
      )}
      {backend && session.state === 'signed-out' && forgotten && (
        <RecoverForm client={() => staffClient(backend)} onBack={() => setForgotten(false)} />
      )}
      {session.state === 'signed-in' && (
        <SignedIn client={session.client} email={session.email} signOut={signOut} onIdle={endIdle} />
      )}
    </Container>
  );
}

/** Signing in and out replaces what has the focus: it goes on to the heading of what came instead. */
function useFocusOnSession(state: StaffSession['state']) {
  const before = useRef(state);
  useEffect(() => {
    const changed = before.current !== state && before.current !== 'checking';
    before.current = state;
    if (changed) document.getElementById(state === 'signed-in' ? QUEUE_HEADING : SIGN_IN_HEADING)?.focus();
  }, [state]);
}

export default definePage(Moderation);
