import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Decision, loadDecisions } from '../../data/moderation/decisions-query.ts';

/** What was decided since signing in, newest first. It outlives the page: the server's log brings it back. */
export function useDecisions(client: SupabaseClient) {
  const [decisions, setDecisions] = useState<Decision[]>([]);
  const [failed, setFailed] = useState(false);
  const changes = useRef(0);

  /** Asks the server, and again if something was decided before it answered: that answer is already too old. */
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
    /** Whether earlier ones may be missing. */
    failed,
    recall,
    add: (decision: Decision) => change((made) => [decision, ...without(made, decision.actId)]),
    remove: ({ actId }: Decision) => change((made) => without(made, actId)),
  };
}
