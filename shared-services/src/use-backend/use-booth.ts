import { useShell } from '@ia/federation';
import type { Booth } from '../votes/index.ts';
import { useBackend } from './use-backend.ts';

/** Where the votes of this page go, and whom to tell what went wrong. */
export function useBooth(): Booth {
  const { report, notify } = useShell();
  return { backend: useBackend(), report, notify };
}
