import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Decision, loadDecisions } from '../../data/moderation/decisions-query.ts';

/** Decisions since sign-in, newest first. They survive a reload through the server's log. */
export function useDecisions(client: SupabaseClient) {
  const [decisions, setDecisions] = useState<Decision[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const changeCount = useRef(0);

  /** Loads the log, and again if a decision was made before the answer arrived, because that answer is stale. */
  const reload = useCallback(async () => {
    try {
      let loaded: Decision[];
      let countBefore: number;
      do {
        countBefore = changeCount.current;
        loaded = await loadDecisions(client);
      } while (countBefore !== changeCount.current);
      setDecisions(loaded);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [client]);
  useEffect(() => void reload(), [reload]);

  const change = useCallback((next: (current: Decision[]) => Decision[]) => {
    changeCount.current += 1;
    setDecisions(next);
  }, []);
  const without = (current: Decision[], actId: number) => current.filter((one) => one.actId !== actId);

  return {
    decisions,
    /** True when earlier decisions may be missing. */
    failed: hasFailed,
    reload,
    add: (decision: Decision) => change((current) => [decision, ...without(current, decision.actId)]),
    remove: ({ actId }: Decision) => change((current) => without(current, actId)),
  };
}
