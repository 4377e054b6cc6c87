import type { BackendConfig } from '@ia/federation';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { staffClient } from '../../data/moderation/staff-client.ts';
import { toStaffError } from '../../data/moderation/staff-error.ts';
import { setDraftOwner } from '../../state/form-drafts.ts';

/**
 * Reason for the signed-out state. 'never': the device stores no session. 'left': by the sign-out button. 'expired':
 * it ended without a sign-out on this page. 'idle': after inactivity. 'unreachable': the Supabase client
 * failed to load.
 */
export type SignedOutReason = 'never' | 'left' | 'expired' | 'idle' | 'unreachable';

export type StaffSession =
  | { state: 'checking' }
  | { state: 'signed-out'; reason: SignedOutReason }
  | { state: 'signed-in'; email: string; client: SupabaseClient };

/** Tracks the Supabase Auth session: stored on the device, renewed before expiry, ended when renewal fails. */
export function useStaffSession(backend: BackendConfig | null) {
  const [session, setSession] = useState<StaffSession>({ state: 'checking' });
  const signOutReason = useRef<'left' | 'idle' | null>(null);
  const url = backend?.url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell creates a new backend object on each render; its URL identifies it
  useEffect(() => {
    if (!backend) return;
    let isCurrent = true;
    let unsubscribe = () => {};
    staffClient(backend).then(
      (client) => {
        if (!isCurrent) return;
        const { data } = client.auth.onAuthStateChange((event, next) => {
          if (next) {
            setDraftOwner(next.user.id);
            setSession({ state: 'signed-in', email: next.user.email ?? '', client });
          } else if (event !== 'SIGNED_OUT') setSession({ state: 'signed-out', reason: 'never' });
          else setSession({ state: 'signed-out', reason: signOutReason.current ?? 'expired' });
        });
        unsubscribe = () => data.subscription.unsubscribe();
      },
      () => isCurrent && setSession({ state: 'signed-out', reason: 'unreachable' }),
    );
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [url]);

  return {
    session,
    /** @throws StaffError */
    async signIn(email: string, password: string) {
      if (!backend) return;
      signOutReason.current = null;
      const client = await staffClient(backend);
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw toStaffError(error, error.status);
    },
    /** Adopts a session that the recovery opened. @throws StaffError */
    async adoptSession({ access_token, refresh_token }: Session) {
      if (!backend) return;
      signOutReason.current = null;
      const client = await staffClient(backend);
      const { error } = await client.auth.setSession({ access_token, refresh_token });
      if (error) throw toStaffError(error, error.status);
    },
    async signOut() {
      if (session.state !== 'signed-in') return;
      signOutReason.current = 'left';
      // Sign out this device only: a colleague who shares the account stays signed in elsewhere.
      await session.client.auth.signOut({ scope: 'local' });
    },
    /** Clears the session on this device after the server ended it for inactivity. */
    async endIdle() {
      if (session.state !== 'signed-in') return;
      signOutReason.current = 'idle';
      await session.client.auth.signOut({ scope: 'local' });
    },
  };
}
