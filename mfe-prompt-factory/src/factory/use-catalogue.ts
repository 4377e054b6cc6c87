import { useShell } from '@ia/federation';
import { useResource } from '@ia/shared-services/resource';
import { CATALOGUE_KEY, type Catalogue, loadCatalogue } from '../data/catalogue-query.ts';
import { useBackend } from '../data/use-backend.ts';

/** Categories and recipes, asked for as the page opens and shared by all of its parts. */
export function useCatalogue() {
  const { report } = useShell();
  const backend = useBackend();
  return useResource<Catalogue>(CATALOGUE_KEY, () => loadCatalogue(backend, report));
}
