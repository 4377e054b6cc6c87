export type { Outcome, Totals } from './ballot.ts';
export type { Notice } from './content.ts';
export type { Counted } from './counted.ts';
export { type Booth, deliverWaiting } from './deliver.ts';
export type { Choices, VoteKind } from './kinds.ts';
export { refreshTotals } from './refresh-totals.ts';
export { useUndoVote } from './use-undo-vote.ts';
export { useCounted, useVote, useVotes, useWaitingVotes, type Vote } from './use-vote.ts';
export type { Withdrawal } from './withdraw.ts';
