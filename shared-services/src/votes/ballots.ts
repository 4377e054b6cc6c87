import { deviceKeys, readDevice, removeDevice, subscribeDevice, writeDevice } from '../storage/index.ts';
import { after, type Ballot, columnOf, NO_VOTE, type Totals, type VoteEvent } from './ballot.ts';
import { KINDS, type VoteKind } from './kinds.ts';

export interface VoteTarget {
  kind: VoteKind;
  id: string;
}

const UNSENT = 'unsent_';
const markerOf = ({ kind, id }: VoteTarget): string => `vote_${kind}_${id}`;

/** What was read last. It outlives the marks: see `after` on votes that another tab sent. */
const known = new Map<string, Ballot>();

/** What the device holds of a vote now. */
export function ballotOf(target: VoteTarget): Ballot {
  const marker = markerOf(target);
  const ballot = after(known.get(marker) ?? NO_VOTE, { type: 'stored', ...marks(target) });
  known.set(marker, ballot);
  return ballot;
}

function marks(target: VoteTarget): { vote: string | null; floor: number | null } {
  const marker = markerOf(target);
  const vote = KINDS[target.kind].choices.find((choice) => choice === readDevice(marker)) ?? null;
  const unsent = readDevice(UNSENT + marker);
  return { vote, floor: unsent === null ? null : Number(unsent) || 0 };
}

/** Votes that a limit of the connection holds back, and until when: in memory, since every page asks the server once. */
const heldUntil = new Map<string, number>();

/** Holds a vote back. @param until milliseconds since 1970 */
export const holdVote = (target: VoteTarget, until: number): void =>
  void heldUntil.set(markerOf(target), until);

export const isHeld = (target: VoteTarget): boolean => (heldUntil.get(markerOf(target)) ?? 0) > Date.now();

/**
 * Until when the server takes a vote of this document back, in milliseconds since 1970: Infinity from the press to the answer,
 * 0 once one was withdrawn, because the next is final. In memory: after a reload a vote is final.
 */
const undoUntil = new Map<string, number>();

export const allowUndo = (target: VoteTarget, until: number): void =>
  void undoUntil.set(markerOf(target), until);

/** @returns the end of the undo; Infinity while the vote has not left this device, null when no undo is offered here. */
export function undoEnd(target: VoteTarget, { unsent }: Ballot): number | null {
  const until = undoUntil.get(markerOf(target)) ?? null;
  if (unsent) return !navigator.onLine || isHeld(target) ? Number.POSITIVE_INFINITY : until;
  return until === Number.POSITIVE_INFINITY ? null : until;
}

/** Forgets the count that a vote of another tab made, once the totals have it: from then on they may fall below it. */
export function settle(target: VoteTarget, totals: Totals): void {
  const ballot = known.get(markerOf(target));
  if (!ballot?.vote || ballot.unsent || !ballot.floor) return;
  if ((totals[columnOf(ballot.vote)] ?? 0) < ballot.floor) return;
  known.set(markerOf(target), { ...ballot, floor: 0 });
}

/** Writes what an event makes of a vote. Other tabs see the marks one by one, so the lock is never without its count. */
export function change(target: VoteTarget, event: VoteEvent): void {
  const marker = markerOf(target);
  const ballot = after(ballotOf(target), event);
  if (event.type !== 'later') heldUntil.delete(marker);
  if (event.type === 'cast' && undoUntil.get(marker) !== 0) allowUndo(target, Number.POSITIVE_INFINITY);
  else if (!ballot.vote) undoUntil.delete(marker);
  if (ballot.vote && ballot.unsent) writeDevice(UNSENT + marker, String(ballot.floor));
  if (ballot.vote) writeDevice(marker, ballot.vote);
  else removeDevice(marker);
  if (!ballot.unsent) removeDevice(UNSENT + marker);
  // Last: whoever was called back meanwhile has read the marks half written.
  known.set(marker, ballot);
}

/** Calls back when one of these votes changes, here or in another tab. @returns a function that stops it. */
export function subscribeBallots(targets: readonly VoteTarget[], listener: () => void): () => void {
  const stops = targets
    .map(markerOf)
    .flatMap((marker) => [subscribeDevice(marker, listener), subscribeDevice(UNSENT + marker, listener)]);
  return () => {
    for (const stop of stops) stop();
  };
}

/** Every vote of this device that the server may not know of, whichever page it was cast on. */
export function waitingVotes(): VoteTarget[] {
  return deviceKeys(`${UNSENT}vote_`).flatMap((key) => {
    const [, kind, id] = /^unsent_vote_([a-z]+)_(.+)$/.exec(key) ?? [];
    return id && kind && Object.hasOwn(KINDS, kind) ? [{ kind: kind as VoteKind, id }] : [];
  });
}
