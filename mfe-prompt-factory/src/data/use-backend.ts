import { useShell } from '@ia/federation';
import { type Backend, createBackend } from '@ia/shared-services/backend';
import { useMemo } from 'react';

/** The data API, or null when none is configured: then the built-in content is used silently. */
export function useBackend(): Backend | null {
  const config = useShell().backend();
  const url = config?.url;
  const publishableKey = config?.publishableKey;
  return useMemo(
    () => (url && publishableKey !== undefined ? createBackend({ url, publishableKey }) : null),
    [url, publishableKey],
  );
}
