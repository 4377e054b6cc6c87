export { useBackend } from './use-backend.ts';
export { useVotingContext } from './use-voting-context.ts';
