import type { BackendConfig } from '@ia/federation';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { staffClient } from '../../data/moderation/staff-client.ts';
import { toStaffError } from '../../data/moderation/staff-error.ts';
import { keepWordsOf } from '../../state/kept-words.ts';

export type StaffSession =
  | { state: 'checking' }
  | { state: 'signed-out'; why: 'never' | 'left' | 'expired' | 'idle' | 'unreachable' }
  | { state: 'signed-in'; email: string; client: SupabaseClient };

/** Follows Supabase Auth: a session is kept on the device, renewed before it ends, and gone when it cannot be. */
export function useStaffSession(backend: BackendConfig | null) {
  const [session, setSession] = useState<StaffSession>({ state: 'checking' });
  const leaving = useRef<'left' | 'idle' | null>(null);
  const url = backend?.url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell gives its backend as another object each time; its address says whether it is another one
  useEffect(() => {
    if (!backend) return;
    let current = true;
    let unsubscribe = () => {};
    staffClient(backend).then(
      (client) => {
        if (!current) return;
        const { data } = client.auth.onAuthStateChange((event, next) => {
          if (next) {
            keepWordsOf(next.user.id);
            setSession({ state: 'signed-in', email: next.user.email ?? '', client });
          } else if (event !== 'SIGNED_OUT') setSession({ state: 'signed-out', why: 'never' });
          else setSession({ state: 'signed-out', why: leaving.current ?? 'expired' });
        });
        unsubscribe = () => data.subscription.unsubscribe();
      },
      () => current && setSession({ state: 'signed-out', why: 'unreachable' }),
    );
    return () => {
      current = false;
      unsubscribe();
    };
  }, [url]);

  return {
    session,
    /** @throws StaffError */
    async signIn(email: string, password: string) {
      if (!backend) return;
      leaving.current = null;
      const client = await staffClient(backend);
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw toStaffError(error, error.status);
    },
    /** Goes on with a session that was opened otherwise. @throws StaffError */
    async takeOver({ access_token, refresh_token }: Session) {
      if (!backend) return;
      leaving.current = null;
      const client = await staffClient(backend);
      const { error } = await client.auth.setSession({ access_token, refresh_token });
      if (error) throw toStaffError(error, error.status);
    },
    async signOut() {
      if (session.state !== 'signed-in') return;
      leaving.current = 'left';
      // Only this device: a colleague who shares the account stays signed in elsewhere.
      await session.client.auth.signOut({ scope: 'local' });
    },
    /** Nobody has been there: the server has ended the session, and this device forgets it. */
    async endIdle() {
      if (session.state !== 'signed-in') return;
      leaving.current = 'idle';
      await session.client.auth.signOut({ scope: 'local' });
    },
  };
}
