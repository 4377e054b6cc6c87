import { useShell } from '@ia/federation';
import type { VotingContext } from '../outbox/index.ts';
import { useBackend } from './use-backend.ts';

/** Returns the backend, error reporter and notifier that votes on this page use. */
export function useVotingContext(): VotingContext {
  const { report, notify } = useShell();
  return { backend: useBackend(), report, notify };
}
