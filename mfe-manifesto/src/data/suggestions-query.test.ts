import { createBackend } from '@ia/shared-services/backend';
import { expect, it } from 'vitest';
import { DEFAULT_FILTER } from '../rules/suggestion-filter.ts';
import { loadEverySuggestion } from './every-suggestion.ts';
import { appendPage, loadPage, loadSuggestion, loadSuggestions } from './suggestions-query.ts';

// Paging of the list and of the open data, with a fake server that has 2300 published suggestions.

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const row = (n: number) => ({
  id: uuid(n),
  suggestion_text: `Ideia ${n}`,
  status: 'approved',
  author: null,
  created_at: new Date(n * 1000).toISOString(),
  // Row 1200 has the most support; odd rows have one vote, so that sorting changes the order.
  upvotes: n === 1200 ? 9 : n % 2,
  integrated_in: null,
  is_example: false,
});
const ROWS = Array.from({ length: 2300 }, (_, n) => row(n));

/** Fake server: at most 1000 rows per response, as PostgREST's `max_rows`, and a paged list. */
function fakeServer() {
  const requestedPaths: string[] = [];
  const backend = createBackend(
    { url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' },
    {
      fetch: async (input, init) => {
        const { pathname, searchParams } = new URL(String(input));
        requestedPaths.push(pathname);
        if (pathname.endsWith('/rpc/list_suggestions')) {
          const { after = '0', max_rows } = JSON.parse(String(init?.body));
          const from = Number(after);
          const items = ROWS.slice(from, from + Math.min(max_rows, 100));
          const next = from + items.length < ROWS.length ? String(from + items.length) : null;
          return Response.json({
            items,
            next,
            as_of: 'x',
            published: ROWS.length,
            found: null,
            examples: [],
          });
        }
        const after = /^gt\.(.+)$/.exec(searchParams.get('id') ?? '')?.[1] ?? '';
        const limit = Math.min(Number(searchParams.get('limit') ?? 1000), 1000);
        return Response.json(ROWS.filter(({ id }) => id > after).slice(0, limit));
      },
    },
  );
  return { backend, requestedPaths };
}

it('loadEverySuggestion collects more rows than one response holds, sorted by support', async () => {
  const progress: number[] = [];
  const { backend, requestedPaths } = fakeServer();
  const loaded = await loadEverySuggestion(backend, {
    onProgress: (count) => progress.push(count),
    signal: new AbortController().signal,
  });
  expect(new Set(loaded.map(({ id }) => id)).size).toBe(2300);
  expect(loaded.slice(0, 3).map(({ id }) => id)).toEqual([1200, 2299, 2297].map(uuid));
  expect(progress).toEqual([1000, 2000, 2300]);
  expect(requestedPaths).toHaveLength(3);
});

it('loadEverySuggestion stops when its signal aborts', async () => {
  const controller = new AbortController();
  const { backend, requestedPaths } = fakeServer();
  const loading = loadEverySuggestion(backend, {
    onProgress: () => controller.abort(new Error('gone')),
    signal: controller.signal,
  });
  await expect(loading).rejects.toThrow('gone');
  expect(requestedPaths).toHaveLength(1);
});

it('loadSuggestions requests as many pages as the requested count needs', async () => {
  const { backend, requestedPaths } = fakeServer();
  const first = await loadSuggestions(backend, DEFAULT_FILTER, 12);
  expect([first.items.length, first.published, requestedPaths.length]).toEqual([12, 2300, 1]);
  const restored = await loadSuggestions(backend, DEFAULT_FILTER, 252);
  expect(new Set(restored.items.map(({ id }) => id)).size).toBe(252);
  expect(requestedPaths).toHaveLength(4);
});

it('appendPage skips listed suggestions, and removes the added ones from the fresh list', async () => {
  const { backend } = fakeServer();
  const first = await loadSuggestions(backend, DEFAULT_FILTER, 12);
  // The fake server's cursor is an index: this page starts with rows 10 and 11, which are listed already.
  const page = await loadPage(backend, DEFAULT_FILTER, '10');
  const both = appendPage({ ...first, fresh: [row(15), row(99)] }, page);
  expect(both.items.map(({ id }) => id)).toEqual(ROWS.slice(0, 22).map(({ id }) => id));
  expect(both.fresh.map(({ id }) => id)).toEqual([uuid(99)]);
});

it('loadSuggestion sends no request for an invalid id', async () => {
  const { backend, requestedPaths } = fakeServer();
  expect(await loadSuggestion(backend, '*')).toBeNull();
  expect(requestedPaths).toEqual([]);
});
