import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Decision, loadDecisions } from '../../data/moderation/decisions-query.ts';

/** Decisions since sign-in, newest first. They survive a reload through the server's log. */
export function useDecisions(client: SupabaseClient) {
  const [decisions, setDecisions] = useState<Decision[]>([]);
  const [failed, setFailed] = useState(false);
  const changes = useRef(0);

  /** Loads the log, and again if a decision was made before the answer arrived, because that answer is stale. */
  const recall = useCallback(async () => {
    try {
      let loaded: Decision[];
      let before: number;
      do {
        before = changes.current;
        loaded = await loadDecisions(client);
      } while (before !== changes.current);
      setDecisions(loaded);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [client]);
  useEffect(() => void recall(), [recall]);

  const change = useCallback((next: (made: Decision[]) => Decision[]) => {
    changes.current += 1;
    setDecisions(next);
  }, []);
  const without = (made: Decision[], actId: number) => made.filter((one) => one.actId !== actId);

  return {
    decisions,
    /** True when earlier decisions may be missing. */
    failed,
    recall,
    add: (decision: Decision) => change((made) => [decision, ...without(made, decision.actId)]),
    remove: ({ actId }: Decision) => change((made) => without(made, actId)),
  };
}
