import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendHeartbeat } from '../../data/moderation/session-query.ts';
import { staffErrorKind } from '../../data/moderation/staff-error.ts';
import { computePresence, type Presence } from '../../rules/idle.ts';

const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;
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
 * Sends a heartbeat at most once a minute while keyboard or pointer are used. Warns before the session ends, and calls
 * `onEnd` when the server says that it has ended or the idle limit has passed on this device. The device
 * measures from the last successful heartbeat.
 */
export function usePresence(client: SupabaseClient, onEnd: () => void) {
  const [gate, setGate] = useState<SessionGate>({ presence: 'active', secondFactorMissing: null });
  const idleLimitMinutes = useRef(0);
  /** Times of the last successful heartbeat and of the last heartbeat request; milliseconds since 1970. */
  const extendedAt = useRef(Date.now());
  const sentAt = useRef(Date.now());
  const hasActivity = useRef(false);
  const latestOnEnd = useRef(onEnd);
  latestOnEnd.current = onEnd;

  const readPresence = useCallback(
    () => computePresence(Date.now() - extendedAt.current, idleLimitMinutes.current),
    [],
  );

  const extendSession = useCallback(async () => {
    hasActivity.current = false;
    sentAt.current = Date.now();
    try {
      const { idle_minutes, second_factor_missing } = await sendHeartbeat(client);
      extendedAt.current = sentAt.current;
      idleLimitMinutes.current = idle_minutes;
      setGate({ presence: 'active', secondFactorMissing: second_factor_missing });
    } catch (error) {
      if (staffErrorKind(error) === 'expired') latestOnEnd.current();
      // Any other error does not end the session. Without a first answer, the queue is shown in place of the spinner:
      // its own request reports the error, and the server still requires the second factor.
      else
        setGate(({ secondFactorMissing }) => ({
          presence: readPresence(),
          secondFactorMissing: secondFactorMissing ?? false,
        }));
    }
  }, [client, readPresence]);

  useEffect(() => {
    const noteActivity = () => {
      hasActivity.current = true;
    };
    for (const name of ACTIVITY_EVENTS) document.addEventListener(name, noteActivity, { passive: true });
    const timer = setInterval(() => {
      const presence = readPresence();
      if (presence === 'expired') return latestOnEnd.current();
      if (
        hasActivity.current &&
        (presence === 'expiring' || Date.now() - sentAt.current >= HEARTBEAT_INTERVAL_MS)
      )
        return void extendSession();
      setGate((before) => (before.presence === presence ? before : { ...before, presence }));
    }, POLL_INTERVAL_MS);
    void extendSession();
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY_EVENTS) document.removeEventListener(name, noteActivity);
    };
  }, [extendSession, readPresence]);

  return { gate, extendSession };
}
