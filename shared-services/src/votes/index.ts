export type { CountedVote } from './counted.ts';
export { deliverUnsentVotes } from './outbox.ts';
export { useUndoVote, type Withdrawal } from './use-undo-vote.ts';
export { useCountedVotes, useDeliverUnsentVotes, useVote, useVotes, type Vote } from './use-vote.ts';
export type { Choices, Totals, VoteKind } from './vote-state.ts';
