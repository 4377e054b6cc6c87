import * as v from 'valibot';
import type { VoteTarget } from './vote-state.ts';

/** A vote counted by the server, with the current totals of its target. */
export interface CountedVote extends VoteTarget {
  totals: { upvotes: number; downvotes?: number | undefined };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Validates messages of other tabs, which may run another version of the site. */
const countedSchema = v.object({
  kind: v.picklist(['principle', 'suggestion']),
  id: v.string(),
  totals: v.object({ upvotes: count, downvotes: v.exactOptional(count) }),
});

const listeners = new Set<(counted: CountedVote) => void>();
let channel: BroadcastChannel | null = null;

function notifyListeners(counted: CountedVote): void {
  for (const listener of [...listeners]) listener(counted);
}

/** Publishes the totals to this tab and to all other tabs. */
export function publishCountedVote(counted: CountedVote): void {
  notifyListeners(counted);
  channel?.postMessage(counted);
}

/** Subscribes to the votes counted in this tab and in others. @returns a function that unsubscribes */
export function onCountedVote(listener: (counted: CountedVote) => void): () => void {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('ia-para-todos.votes');
    channel.onmessage = ({ data }) => {
      const counted = v.safeParse(countedSchema, data);
      if (counted.success) notifyListeners(counted.output);
    };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}
