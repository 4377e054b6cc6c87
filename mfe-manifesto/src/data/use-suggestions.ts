import type { Backend } from '@ia/shared-services/backend';
import { type Resource, useResource } from '@ia/shared-services/resource';
import { useCountedVotes } from '@ia/shared-services/votes';
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
  more: () => Promise<readonly Suggestion[]>;
  /** Appends the fresh suggestions to the list. @returns them. */
  appendFresh: () => readonly Suggestion[];
  /**
   * Updates support, removes withdrawn suggestions and loads new ones, only for the loaded part. A failed
   * load is ignored (`Resource.patch`).
   * @param published current total, when known
   */
  update: (published?: number) => Promise<void>;
};

/** Maps every suggestion of a list; null removes one. */
const mapAll = (
  listed: LoadedSuggestions,
  change: (one: Suggestion) => Suggestion | null,
): LoadedSuggestions => {
  const each = (all: readonly Suggestion[]) => all.flatMap((one) => change(one) ?? []);
  return { ...listed, items: each(listed.items), examples: each(listed.examples), fresh: each(listed.fresh) };
};

const ALL = ['items', 'examples', 'fresh'] as const;
const idsOf = (listed: LoadedSuggestions): string[] =>
  ALL.flatMap((part) => listed[part].map(({ id }) => id));

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
  const [before, setBefore] = useState(list);
  if (list.status === 'ready' && before.data !== list.data) setBefore(list);

  useCountedVotes('suggestion', ({ id, totals: { upvotes } }) =>
    list.setData((listed) => mapAll(listed, (one) => (one.id === id ? { ...one, upvotes } : one))),
  );
  // Show the previous list while the search loads, and when it fails.
  const showsPrevious = list.status !== 'ready' && before.status === 'ready';
  const { refresh, setData, patch } = list;
  const shown = showsPrevious ? { ...before, error: list.error, refresh, setData, patch } : list;
  return {
    ...shown,
    searching: showsPrevious && list.status === 'loading',
    async more() {
      if (!backend || !list.data?.next) return [];
      const page = await loadPage(backend, filter, list.data.next);
      const here = new Set(list.data.items.map(({ id }) => id));
      list.setData((listed) => appendPage(listed, page));
      return page.items.filter(({ id }) => !here.has(id));
    },
    appendFresh() {
      list.setData((listed) => ({ ...listed, items: [...listed.items, ...listed.fresh], fresh: [] }));
      return list.data?.fresh ?? [];
    },
    async update(published) {
      const known = list.data;
      if (!backend || !known) return;
      const knownIds = new Set(idsOf(known));
      await list.patch(async () => {
        const [support, since] = await Promise.all([
          loadSupport(backend, [...knownIds]),
          loadSince(backend, filter, known.asOf),
        ]);
        return (listed) => {
          const now = mapAll(listed, (one) => {
            const upvotes = support.get(one.id);
            if (upvotes !== undefined) return { ...one, upvotes };
            return knownIds.has(one.id) ? null : one;
          });
          const here = new Set(idsOf(now));
          const fresh = since.filter(({ id }) => !here.has(id));
          return { ...now, published: published ?? now.published, fresh: [...now.fresh, ...fresh] };
        };
      });
    },
  };
}
