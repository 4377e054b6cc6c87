import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { OutboxContext } from '../outbox/index.ts';
import { subscribeDevice } from '../storage/index.ts';
import { applyVoteEvent, deliverUnsentVotes, deliverVote, readVoteState, reconcile } from './outbox.ts';
import { onReceivedVote, type ReceivedVote } from './received-votes.ts';
import { type Choices, shownTotals, type Totals, totalsColumn, type VoteKind } from './vote-state.ts';

export interface Vote<Kind extends VoteKind, T extends Totals> {
  /** This visitor's vote, or null. */
  vote: Choices[Kind] | null;
  /** Totals to show. They include this visitor's vote as soon as it is cast. */
  totals: T;
  /** True while the vote waits on this device for the network or the end of a rate limit. */
  waiting: boolean;
  /**
   * End of the undo window for `useUndoVote`, in milliseconds since 1970. Infinity until the server has
   * received the vote. Null without an undo: the vote was cast on another page, in another tab or before a reload.
   */
  undo: number | null;
  /** Casts the vote. Does nothing if a vote exists. */
  cast: (choice: Choices[Kind]) => void;
}

/** Subscribes to all keys: comparing the few votes of a page costs less than one subscription per vote. */
function subscribe(listener: () => void): () => void {
  const stop = subscribeDevice(null, listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Returns the voting state of each item of a list. A vote updates the totals optimistically, locks on this
 * device and is sent to the server. There `private.count_votes()` counts it (docs/architecture.md, "Life of a vote").
 * @param targets the loaded items with the server's last totals
 */
export function useVotes<Kind extends VoteKind, T extends Totals & { id: string }>(
  kind: Kind,
  targets: readonly T[],
  context: OutboxContext,
): Vote<Kind, T>[] {
  const snapshot = () => String(targets.map(({ id }) => Object.values(readVoteState({ kind, id }))));
  useSyncExternalStore(subscribe, snapshot, snapshot);
  useEffect(() => {
    for (const row of targets) reconcile({ kind, id: row.id }, row);
  });

  return targets.map((row) => {
    const target = { kind, id: row.id };
    const { waiting, undo, ...ballot } = readVoteState(target);
    const totals = shownTotals(ballot, row);
    return {
      vote: ballot.vote as Choices[Kind] | null,
      totals,
      undo,
      waiting,
      cast(choice) {
        // Another tab may have voted since the last render.
        if (readVoteState(target).vote) return;
        applyVoteEvent(target, { type: 'cast', vote: choice, shown: totals[totalsColumn(choice)] ?? 0 });
        void deliverVote(target, context);
      },
    };
  });
}

/** Returns the voting state of one item: see {@link useVotes}. */
export function useVote<Kind extends VoteKind, T extends Totals & { id: string }>(
  kind: Kind,
  target: T,
  context: OutboxContext,
): Vote<Kind, T> {
  return useVotes(kind, [target], context)[0] as Vote<Kind, T>;
}

/** Notifies when the server has received a vote of this kind, cast in this tab or another. */
export function useReceivedVotes(kind: VoteKind, onReceived: (received: ReceivedVote) => void): void {
  const onVote = useEffectEvent((received: ReceivedVote) => {
    if (received.kind === kind) onReceived(received);
  });
  useEffect(() => onReceivedVote(onVote), []);
}

/** Sends the waiting votes of this device when a page with votes opens. */
export function useDeliverUnsentVotes(context: OutboxContext): void {
  const deliver = useEffectEvent(() => deliverUnsentVotes(context));
  const { backend } = context;
  useEffect(() => {
    if (backend) void deliver();
  }, [backend]);
}
