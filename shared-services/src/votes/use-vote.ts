import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { columnOf, shownTotals, type Totals } from './ballot.ts';
import { ballotOf, change, isHeld, settle, subscribeBallots, undoEnd } from './ballots.ts';
import { type Counted, onCounted } from './counted.ts';
import { type Booth, deliverOne, deliverWaiting } from './deliver.ts';
import type { Choices, VoteKind } from './kinds.ts';

export interface Vote<Kind extends VoteKind, T extends Totals> {
  /** This visitor's vote, or null. */
  vote: Choices[Kind] | null;
  /** Totals to show, with this visitor's vote in them from the moment it is cast. */
  totals: T;
  /** It waits on this device: for a network, or until its connection may send more. */
  waiting: boolean;
  /**
   * Until when `useUndoVote` can take the vote back, in milliseconds since 1970; Infinity while it has not left this device.
   * Null where no undo is offered: it was cast on another page, in another tab or before a reload.
   */
  undo: number | null;
  /** Votes, once: a second call does nothing. */
  cast: (choice: Choices[Kind]) => void;
}

/**
 * Voting on each of a list: shown as counted at once, locked on this device, told to the server.
 * @param targets as the list that was loaded holds them, with the totals that the server said last
 */
export function useVotes<Kind extends VoteKind, T extends Totals & { id: string }>(
  kind: Kind,
  targets: readonly T[],
  booth: Booth,
): Vote<Kind, T>[] {
  const ids = targets.map(({ id }) => id).join('\n');
  const subscribe = useCallback(
    (changed: () => void) => {
      const own = ids.split('\n').filter(Boolean);
      const stop = subscribeBallots(
        own.map((id) => ({ kind, id })),
        changed,
      );
      const network = ['online', 'offline'] as const;
      for (const event of network) addEventListener(event, changed);
      return () => {
        stop();
        for (const event of network) removeEventListener(event, changed);
      };
    },
    [kind, ids],
  );
  const read = () =>
    [
      navigator.onLine,
      ...targets.map(({ id }) => {
        const ballot = ballotOf({ kind, id });
        return [...Object.values(ballot), isHeld({ kind, id }), undoEnd({ kind, id }, ballot)].join();
      }),
    ].join('\n');
  useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    for (const row of targets) settle({ kind, id: row.id }, row);
  });

  return targets.map((row) => {
    const target = { kind, id: row.id };
    const ballot = ballotOf(target);
    const totals = shownTotals(ballot, row);
    return {
      vote: ballot.vote as Choices[Kind] | null,
      totals,
      undo: ballot.vote ? undoEnd(target, ballot) : null,
      waiting: ballot.unsent && (!navigator.onLine || isHeld(target)),
      cast(choice) {
        // Another tab may have voted a moment ago.
        if (ballotOf(target).vote) return;
        change(target, { type: 'cast', vote: choice, shown: totals[columnOf(choice)] ?? 0 });
        void deliverOne(target, booth);
      },
    };
  });
}

/** Voting on one target: see {@link useVotes}. */
export function useVote<Kind extends VoteKind, T extends Totals & { id: string }>(
  kind: Kind,
  target: T,
  booth: Booth,
): Vote<Kind, T> {
  return useVotes(kind, [target], booth)[0] as Vote<Kind, T>;
}

/** Calls back when the server has counted a vote of this kind, cast here or in another tab. */
export function useCounted(kind: VoteKind, use: (counted: Counted) => void): void {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => onCounted((counted) => counted.kind === kind && latest.current(counted)), [kind]);
}

/** Tells the server the votes of this device that wait, as soon as a page with votes opens. */
export function useWaitingVotes(booth: Booth): void {
  const latest = useRef(booth);
  useEffect(() => {
    latest.current = booth;
  });
  const { backend } = booth;
  useEffect(() => {
    if (backend) void deliverWaiting(latest.current);
  }, [backend]);
}
