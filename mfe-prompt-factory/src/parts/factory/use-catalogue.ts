import { useShell } from '@ia/federation';
import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { useEffect, useEffectEvent, useState } from 'react';
import { builtIn, CATALOGUE_KEY, type Catalogue, loadCatalogue } from '../../data/catalogue-query.ts';

/** Categories and recipes, asked for as the page opens and shared by all of its parts. */
export function useCatalogue() {
  const { report } = useShell();
  const backend = useBackend();
  return useResource<Catalogue>(CATALOGUE_KEY, () => loadCatalogue(backend, report));
}

/**
 * Milliseconds that the database has before the built-in recipes are shown meanwhile. A healthy one needs less, and
 * then nobody downloads them for nothing.
 */
const PATIENCE = 400;

/**
 * What can be shown now: the database's catalogue, and the built-in one until it comes.
 * @param needed someone waits for it
 */
export function useCatalogueNow(needed: boolean) {
  const { report } = useShell();
  const { data, refresh } = useCatalogue();
  const [meanwhile, setMeanwhile] = useState<Catalogue | null>(null);
  const load = useEffectEvent(() => {
    builtIn().then(setMeanwhile, report);
  });
  const waiting = needed && !data;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => load(), PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);
  return { catalogue: data ?? meanwhile, settled: data !== undefined, refresh };
}
