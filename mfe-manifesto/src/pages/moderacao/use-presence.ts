import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendHeartbeat } from '../../data/moderation/session-query.ts';
import { staffErrorKind } from '../../data/moderation/staff-error.ts';
import { type Presence, presence } from '../../rules/idle.ts';

const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;
/** Minimum interval between heartbeats. */
const HEARTBEAT_INTERVAL_MS = 60_000;
/** Interval between checks of the session's end. */
const POLL_INTERVAL_MS = 5_000;

/** Session state of the page: presence, and whether a second factor is missing. */
export interface SessionGate {
  presence: Presence;
  /** Null until the server has answered. */
  secondFactorMissing: boolean | null;
}

/**
 * Sends heartbeats while keyboard or pointer are used, and tracks the session's end. The server ends the session by
 * its own clock; this hook only warns.
 */
export function usePresence(client: SupabaseClient, onEnd: () => void) {
  const [gate, setGate] = useState<SessionGate>({ presence: 'here', secondFactorMissing: null });
  const minutes = useRef(0);
  const lastHeartbeat = useRef(Date.now());
  const sign = useRef(false);
  const end = useRef(onEnd);
  end.current = onEnd;

  const updatePresence = useCallback(async () => {
    sign.current = false;
    lastHeartbeat.current = Date.now();
    try {
      const { idle_minutes, second_factor_missing } = await sendHeartbeat(client);
      minutes.current = idle_minutes;
      setGate({ presence: 'here', secondFactorMissing: second_factor_missing });
    } catch (error) {
      if (staffErrorKind(error) === 'expired') end.current();
      // Network errors do not end the session: the page's next request reports them.
      else setGate((before) => ({ ...before, secondFactorMissing: before.secondFactorMissing ?? false }));
    }
  }, [client]);

  useEffect(() => {
    const note = () => {
      sign.current = true;
    };
    for (const name of SIGNS) document.addEventListener(name, note, { passive: true });
    const timer = setInterval(() => {
      const silence = Date.now() - lastHeartbeat.current;
      const now = presence(silence, minutes.current);
      if (now === 'gone') return end.current();
      if (sign.current && (now === 'leaving' || silence >= HEARTBEAT_INTERVAL_MS))
        return void updatePresence();
      setGate((before) => (before.presence === now ? before : { ...before, presence: now }));
    }, POLL_INTERVAL_MS);
    void updatePresence();
    return () => {
      clearInterval(timer);
      for (const name of SIGNS) document.removeEventListener(name, note);
    };
  }, [updatePresence]);

  return { gate, updatePresence };
}
