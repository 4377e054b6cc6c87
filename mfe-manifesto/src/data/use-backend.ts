import { useShell } from '@ia/federation';
import { type Backend, backendOf } from '@ia/shared-services/backend';

/** The backend this page talks to, or null when none is configured. */
export const useBackend = (): Backend | null => backendOf(useShell().backend());
