import type { Backend } from '@ia/shared-services/backend';
import { type Resource, useResource } from '@ia/shared-services/resource';
import { useCounted } from '@ia/shared-services/votes';
import { useState } from 'react';
import type { Browsing } from '../rules/browse.ts';
import type { Suggestion } from './suggestion.ts';
import {
  type Listed,
  loadPage,
  loadSince,
  loadSuggestions,
  loadSupport,
  SUGGESTIONS_KEY,
  withPage,
} from './suggestions-query.ts';

export type Suggestions = Resource<Listed> & {
  /** What is shown is of an earlier search, because the answer to this one is not here yet. */
  searching: boolean;
  /** Adds the next page. @returns the new ones. @throws BackendError */
  more: () => Promise<readonly Suggestion[]>;
  /** Puts what was published meanwhile behind what is shown. @returns the new ones. */
  admit: () => readonly Suggestion[];
  /**
   * Brings support up to date, takes out what was withdrawn and looks for what is new, for what is shown alone. Never
   * rejects.
   * @param published how many there are now, when that is known
   */
  catchUp: (published?: number) => Promise<void>;
};

/** Changes every suggestion of a list. Null leaves one out. */
const mapAll = (listed: Listed, change: (one: Suggestion) => Suggestion | null): Listed => {
  const each = (all: readonly Suggestion[]) => all.flatMap((one) => change(one) ?? []);
  return { ...listed, items: each(listed.items), examples: each(listed.examples), fresh: each(listed.fresh) };
};

const ALL = ['items', 'examples', 'fresh'] as const;
const idsOf = (listed: Listed): string[] => ALL.flatMap((part) => listed[part].map(({ id }) => id));

/**
 * The published suggestions as far as they are shown, with totals that follow every vote of this device by themselves.
 * @param browsing what is searched for: another search is another list, and the last one stays until it is here
 * @param count how many to begin with: as many as were shown when somebody comes back
 */
export function useSuggestions(backend: Backend | null, browsing: Browsing, count: number): Suggestions {
  const { order, principle, search } = browsing;
  const key = [SUGGESTIONS_KEY, order, principle, search].join('\n');
  const list = useResource<Listed>(key, () => loadSuggestions(backend, browsing, count));
  const [before, setBefore] = useState(list);
  if (list.status === 'ready' && before.data !== list.data) setBefore(list);

  useCounted('suggestion', ({ id, totals: { upvotes } }) =>
    list.setData((listed) => mapAll(listed, (one) => (one.id === id ? { ...one, upvotes } : one))),
  );
  // Until the answer to this search is here, or when none comes, the list before stays.
  const held = list.status !== 'ready' && before.status === 'ready';
  const { refresh, setData, patch } = list;
  const shown = held ? { ...before, error: list.error, refresh, setData, patch } : list;
  return {
    ...shown,
    searching: held && list.status === 'loading',
    async more() {
      if (!backend || !list.data?.next) return [];
      const page = await loadPage(backend, browsing, list.data.next);
      const here = new Set(list.data.items.map(({ id }) => id));
      list.setData((listed) => withPage(listed, page));
      return page.items.filter(({ id }) => !here.has(id));
    },
    admit() {
      list.setData((listed) => ({ ...listed, items: [...listed.items, ...listed.fresh], fresh: [] }));
      return list.data?.fresh ?? [];
    },
    async catchUp(published) {
      const known = list.data;
      if (!backend || !known) return;
      const asked = new Set(idsOf(known));
      await list.patch(async () => {
        const [support, since] = await Promise.all([
          loadSupport(backend, [...asked]),
          loadSince(backend, browsing, known.asOf),
        ]);
        return (listed) => {
          const now = mapAll(listed, (one) => {
            const upvotes = support.get(one.id);
            if (upvotes !== undefined) return { ...one, upvotes };
            return asked.has(one.id) ? null : one;
          });
          const here = new Set(idsOf(now));
          const fresh = since.filter(({ id }) => !here.has(id));
          return { ...now, published: published ?? now.published, fresh: [...now.fresh, ...fresh] };
        };
      });
    },
  };
}
