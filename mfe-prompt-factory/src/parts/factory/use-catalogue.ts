import { useShell } from '@ia/federation';
import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  CATALOGUE_KEY,
  type Catalogue,
  loadBuiltInCatalogue,
  loadCatalogue,
} from '../../data/catalogue-query.ts';

/** Loads categories and recipes when the page opens; all parts share the result. */
export function useCatalogue() {
  const { report } = useShell();
  const backend = useBackend();
  return useResource<Catalogue>(CATALOGUE_KEY, () => loadCatalogue(backend, report));
}

/**
 * Time in ms before the built-in recipes are shown as a placeholder. A healthy database answers faster, which avoids
 * the download.
 */
const FALLBACK_DELAY_MS = 400;

/**
 * The catalogue to show now: the database's, or the built-in one until it arrives.
 * @param needed true when the visitor is waiting for it
 */
export function useCatalogueWithFallback(needed: boolean) {
  const { report } = useShell();
  const { data, refresh } = useCatalogue();
  const [fallback, setFallback] = useState<Catalogue | null>(null);
  const load = useEffectEvent(() => {
    loadBuiltInCatalogue().then(setFallback, report);
  });
  const isWaiting = needed && !data;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => load(), FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { catalogue: data ?? fallback, isLoaded: data !== undefined, refresh };
}
