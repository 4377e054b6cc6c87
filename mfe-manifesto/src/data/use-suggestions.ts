import type { Backend } from '@ia/shared-services/backend';
import { type Resource, useResource } from '@ia/shared-services/resource';
import { useReceivedVotes } from '@ia/shared-services/votes';
import { useState } from 'react';
import type { Suggestion } from './suggestion.ts';
import {
  appendPage,
  type LoadedSuggestions,
  loadPage,
  loadSince,
  loadSuggestions,
  loadSupport,
  SUGGESTIONS_KEY,
  type SuggestionFilter,
} from './suggestions-query.ts';

export type Suggestions = Resource<LoadedSuggestions> & {
  /** True while the shown list belongs to an earlier search. */
  searching: boolean;
  /** Appends the next page. @returns the new suggestions. @throws BackendError */
  loadMore: () => Promise<readonly Suggestion[]>;
  /** Appends the `fresh` suggestions, which were published after the list was read. @returns them */
  appendFresh: () => readonly Suggestion[];
  /**
   * Updates support, removes withdrawn suggestions and loads new ones, only for the loaded part. A failed
   * load is ignored (`Resource.patch`).
   * @param published current total, when known
   */
  update: (published?: number) => Promise<void>;
};

/** Applies `change` to every suggestion of the loaded lists; a null result removes the suggestion. */
const mapSuggestions = (
  current: LoadedSuggestions,
  change: (one: Suggestion) => Suggestion | null,
): LoadedSuggestions => {
  const mapList = (all: readonly Suggestion[]) => all.flatMap((one) => change(one) ?? []);
  return {
    ...current,
    items: mapList(current.items),
    examples: mapList(current.examples),
    fresh: mapList(current.fresh),
  };
};

const LIST_PARTS = ['items', 'examples', 'fresh'] as const;
const collectIds = (current: LoadedSuggestions): string[] =>
  LIST_PARTS.flatMap((part) => current[part].map(({ id }) => id));

/**
 * Loads the published suggestions page by page. Totals follow every vote cast on this device.
 * @param filter filter and order: a new filter loads a new list, and the previous list stays until it arrives
 * @param count number to load first; on return to the page, the number shown before
 */
export function useSuggestions(
  backend: Backend | null,
  filter: SuggestionFilter,
  count: number,
): Suggestions {
  const { order, principle, search } = filter;
  const key = [SUGGESTIONS_KEY, order, principle, search].join('\n');
  const list = useResource<LoadedSuggestions>(key, () => loadSuggestions(backend, filter, count));
  // The last list that loaded. A new filter has another `key`, and its list has no data until it has loaded.
  const [lastReady, setLastReady] = useState(list);
  if (list.status === 'ready' && lastReady.data !== list.data) setLastReady(list);

  useReceivedVotes('suggestion', ({ id, totals: { upvotes } }) =>
    list.setData((current) => mapSuggestions(current, (one) => (one.id === id ? { ...one, upvotes } : one))),
  );
  // Show the previous list while the search loads, and when it fails.
  const showsPrevious = list.status !== 'ready' && lastReady.status === 'ready';
  const { refresh, setData, patch } = list;
  const shown = showsPrevious ? { ...lastReady, error: list.error, refresh, setData, patch } : list;
  return {
    ...shown,
    searching: showsPrevious && list.status === 'loading',
    async loadMore() {
      if (!backend || !list.data?.next) return [];
      const page = await loadPage(backend, filter, list.data.next);
      const loadedIds = new Set(list.data.items.map(({ id }) => id));
      list.setData((current) => appendPage(current, page));
      return page.items.filter(({ id }) => !loadedIds.has(id));
    },
    appendFresh() {
      list.setData((current) => ({ ...current, items: [...current.items, ...current.fresh], fresh: [] }));
      return list.data?.fresh ?? [];
    },
    async update(published) {
      const loaded = list.data;
      if (!backend || !loaded) return;
      const knownIds = new Set(collectIds(loaded));
      await list.patch(async () => {
        const [support, since] = await Promise.all([
          loadSupport(backend, [...knownIds]),
          loadSince(backend, filter, loaded.asOf),
        ]);
        return (current) => {
          const updated = mapSuggestions(current, (one) => {
            const upvotes = support.get(one.id);
            if (upvotes !== undefined) return { ...one, upvotes };
            return knownIds.has(one.id) ? null : one;
          });
          const updatedIds = new Set(collectIds(updated));
          const fresh = since.filter(({ id }) => !updatedIds.has(id));
          return {
            ...updated,
            published: published ?? updated.published,
            fresh: [...updated.fresh, ...fresh],
          };
        };
      });
    },
  };
}
