/** Voting on principles and suggestions: one vote per visitor and target, with an undo for principles. */
export { deliverUnsentVotes } from './outbox.ts';
export type { ReceivedVote } from './received-votes.ts';
export { useUndoVote, type Withdrawal } from './use-undo-vote.ts';
export { useDeliverUnsentVotes, useReceivedVotes, useVote, useVotes, type Vote } from './use-vote.ts';
export type { Choices, Totals, VoteKind } from './vote-state.ts';
