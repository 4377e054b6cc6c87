import { useShell } from '@ia/federation';
import { type Backend, backendOf } from '../backend/index.ts';

/** Returns the backend of the current site, or null when none is configured: pages then show the built-in content. */
export const useBackend = (): Backend | null => backendOf(useShell().backend());
