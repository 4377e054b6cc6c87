import { useShell } from '@ia/federation';
import { type Backend, createBackend } from '@ia/shared-services/backend';
import { useMemo } from 'react';

/** The backend this page talks to, or null when none is configured. */
export function useBackend(): Backend | null {
  const config = useShell().backend();
  const url = config?.url;
  const publishableKey = config?.publishableKey;
  return useMemo(
    () => (url && publishableKey ? createBackend({ url, publishableKey }) : null),
    [url, publishableKey],
  );
}
