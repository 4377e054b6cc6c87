import { useShell } from '@ia/federation';
import type { OutboxContext } from '../outbox/index.ts';
import { useBackend } from './use-backend.ts';

/** Returns the backend, error reporter and notifier that votes on this page use. */
export function useOutboxContext(): OutboxContext {
  const { report, notify } = useShell();
  return { backend: useBackend(), report, notify };
}
