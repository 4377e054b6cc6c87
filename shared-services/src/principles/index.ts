export { PRINCIPLES } from './content/index.ts';
export {
  PRINCIPLE_COLORS,
  PRINCIPLE_IDS,
  PRINCIPLE_MOTIFS,
  type Principle,
  type PrincipleChart,
  type PrincipleColor,
  type PrincipleMotif,
  type PrincipleSource,
  principleSchema,
} from './principle.ts';
export { voteOnPrinciple } from './principle-vote-mutation.ts';
export { loadPrinciples, PRINCIPLES_KEY } from './principles-query.ts';
export { type Statistic, splitStatistic } from './split-statistic.ts';
export { prefilledTitle, suggestionPrefill, withoutPrefill, withPrefill } from './suggestion-prefill.ts';
export { type DeviceVote, type DeviceVoteOptions, useDeviceVote } from './use-device-vote.ts';
export { type PrincipleVoting, usePrincipleVote } from './use-principle-vote.ts';
export { castVotes, exampleVotes } from './votes.ts';
