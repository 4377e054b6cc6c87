import { useShell } from '@ia/federation';
import { type Backend, backendOf } from '../backend/index.ts';

/** The backend of the site this page runs in, or null when none is configured: then the built-in content is shown. */
export const useBackend = (): Backend | null => backendOf(useShell().backend());
