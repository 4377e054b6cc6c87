import type { Backend } from '@ia/shared-services/backend';
import { type Resource, useResource } from '@ia/shared-services/resource';
import type { Suggestion } from './suggestion.ts';
import { INTEGRATED_PAGE_SIZE, loadIntegrated } from './suggestions-query.ts';

interface Integrated {
  items: Suggestion[];
  hasMore: boolean;
}

/** Loads the suggestions that versions of the manifesto integrated, page by page. */
export function useIntegrated(backend: Backend | null): Resource<Integrated> & {
  /** Appends the next page. @returns the new suggestions. @throws BackendError */
  loadMore: () => Promise<readonly Suggestion[]>;
} {
  const load = async (after?: string): Promise<Integrated> => {
    const items = await loadIntegrated(backend, after);
    return { items, hasMore: items.length === INTEGRATED_PAGE_SIZE };
  };
  const integrated = useResource('manifesto_integrated', () => load());
  return {
    ...integrated,
    async loadMore() {
      const next = await load(integrated.data?.items.at(-1)?.id);
      integrated.setData(({ items }) => ({ items: [...items, ...next.items], hasMore: next.hasMore }));
      return next.items;
    },
  };
}
