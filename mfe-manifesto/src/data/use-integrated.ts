import type { Backend } from '@ia/shared-services/backend';
import { type Resource, useResource } from '@ia/shared-services/resource';
import type { Suggestion } from './suggestion.ts';
import { INTEGRATED_PAGE, loadIntegrated } from './suggestions-query.ts';

interface Integrated {
  items: Suggestion[];
  hasMore: boolean;
}

/** The suggestions that versions of the manifesto took in, a page at a time. */
export function useIntegrated(backend: Backend | null): Resource<Integrated> & {
  /** Adds the next page. @returns the new ones. @throws BackendError */
  more: () => Promise<readonly Suggestion[]>;
} {
  const load = async (after?: string): Promise<Integrated> => {
    const items = await loadIntegrated(backend, after);
    return { items, hasMore: items.length === INTEGRATED_PAGE };
  };
  const integrated = useResource('manifesto_integrated', () => load());
  return {
    ...integrated,
    async more() {
      const next = await load(integrated.data?.items.at(-1)?.id);
      integrated.setData(({ items }) => ({ items: [...items, ...next.items], hasMore: next.hasMore }));
      return next.items;
    },
  };
}
