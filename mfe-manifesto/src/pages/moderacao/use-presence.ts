import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sayAlive } from '../../data/moderation/session-query.ts';
import { kindOf } from '../../data/moderation/staff-error.ts';
import { type Presence, presence } from '../../rules/idle.ts';

const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;
/** The server hears of somebody at most this often. */
const SAY_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/** What the page knows of the session: whether it goes on, and whether a second factor is missing. */
export interface SessionGate {
  presence: Presence;
  /** null until the server has answered. */
  secondFactorMissing: boolean | null;
}

/**
 * Tells the server that somebody is there, as long as keys or a pointer are used, and what becomes of the session when
 * not. The server ends it by its own clock; this one only warns.
 */
export function usePresence(client: SupabaseClient, onEnd: () => void) {
  const [gate, setGate] = useState<SessionGate>({ presence: 'here', secondFactorMissing: null });
  const minutes = useRef(0);
  const said = useRef(Date.now());
  const sign = useRef(false);
  const end = useRef(onEnd);
  end.current = onEnd;

  const say = useCallback(async () => {
    sign.current = false;
    said.current = Date.now();
    try {
      const { idle_minutes, second_factor_missing } = await sayAlive(client);
      minutes.current = idle_minutes;
      setGate({ presence: 'here', secondFactorMissing: second_factor_missing });
    } catch (error) {
      if (kindOf(error) === 'expired') end.current();
      // Without an answer the page goes on: whatever it asks for next says what is wrong.
      else setGate((before) => ({ ...before, secondFactorMissing: before.secondFactorMissing ?? false }));
    }
  }, [client]);

  useEffect(() => {
    const note = () => {
      sign.current = true;
    };
    for (const name of SIGNS) document.addEventListener(name, note, { passive: true });
    const timer = setInterval(() => {
      const silence = Date.now() - said.current;
      const now = presence(silence, minutes.current);
      if (now === 'gone') return end.current();
      if (sign.current && (now === 'leaving' || silence >= SAY_EVERY_MS)) return void say();
      setGate((before) => (before.presence === now ? before : { ...before, presence: now }));
    }, LOOK_EVERY_MS);
    void say();
    return () => {
      clearInterval(timer);
      for (const name of SIGNS) document.removeEventListener(name, note);
    };
  }, [say]);

  return { gate, say };
}
