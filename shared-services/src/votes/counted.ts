import * as v from 'valibot';
import type { VoteTarget } from './ballots.ts';

/** The server has counted a vote, and these are its totals now. */
export interface Counted extends VoteTarget {
  totals: { upvotes: number; downvotes?: number | undefined };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Another tab may run another version of the site. */
const countedSchema = v.object({
  kind: v.picklist(['principle', 'suggestion']),
  id: v.string(),
  totals: v.object({ upvotes: count, downvotes: v.exactOptional(count) }),
});

const listeners = new Set<(counted: Counted) => void>();
let channel: BroadcastChannel | null = null;

function tell(counted: Counted): void {
  for (const listener of [...listeners]) listener(counted);
}

/** Tells those who show totals, in this tab and in all others. */
export function publishCounted(counted: Counted): void {
  tell(counted);
  channel?.postMessage(counted);
}

/** @returns a function that stops it. */
export function onCounted(listener: (counted: Counted) => void): () => void {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('ia-para-todos.votes');
    channel.onmessage = ({ data }) => {
      const counted = v.safeParse(countedSchema, data);
      if (counted.success) tell(counted.output);
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
