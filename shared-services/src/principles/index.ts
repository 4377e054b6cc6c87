/** The six principles of the manifesto: schema, built-in content, loading, and their vote counts. */
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
export { loadPrinciples, PRINCIPLES_KEY } from './principles-query.ts';
export { type Statistic, splitStatistic } from './split-statistic.ts';
export { prefilledTitle, suggestionPrefill, withoutPrefill, withPrefill } from './suggestion-prefill.ts';
export { type Picture, usePicture } from './use-picture.ts';
export { type Principles, usePrinciples } from './use-principles.ts';
export { castVotes, countedVotes, exampleVotes } from './votes.ts';
