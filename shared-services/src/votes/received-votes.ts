import * as v from 'valibot';
import type { VoteTarget } from './vote-state.ts';

/** A vote received by the server, with the current totals of its target. */
export interface ReceivedVote extends VoteTarget {
  totals: { upvotes: number; downvotes?: number | undefined };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Validates messages of other tabs, which may run another version of the site. */
const receivedSchema = v.object({
  kind: v.picklist(['principle', 'suggestion']),
  id: v.string(),
  totals: v.object({ upvotes: count, downvotes: v.exactOptional(count) }),
});

const listeners = new Set<(received: ReceivedVote) => void>();
let channel: BroadcastChannel | null = null;

function notifyListeners(received: ReceivedVote): void {
  for (const listener of [...listeners]) listener(received);
}

/** Publishes the totals to this tab and to all other tabs. */
export function publishReceivedVote(received: ReceivedVote): void {
  notifyListeners(received);
  channel?.postMessage(received);
}

/** Subscribes to the votes received in this tab and in others. @returns a function that unsubscribes */
export function onReceivedVote(listener: (received: ReceivedVote) => void): () => void {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('ia-para-todos.votes');
    channel.onmessage = ({ data }) => {
      const received = v.safeParse(receivedSchema, data);
      if (received.success) notifyListeners(received.output);
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
