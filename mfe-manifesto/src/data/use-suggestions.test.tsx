import type { Backend } from '@ia/shared-services/backend';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_FILTER } from '../rules/suggestion-filter.ts';
import type { SuggestionFilter } from './suggestions-query.ts';
import { useSuggestions } from './use-suggestions.ts';

// The list, with the changes that other visitors make meanwhile. `fresh` suggestions were published after the list was read; the
// visitor appends them on request.

const row = (id: string, upvotes = 0) => ({
  id,
  suggestion_text: `Ideia ${id}`,
  status: 'approved',
  author: null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes,
  is_example: false,
});
type Row = ReturnType<typeof row>;

/** Fake server with pages of two `rows`. `since` holds the suggestions published after the list was read. */
function fakeServer(rows: Row[], since: Row[] = []) {
  const state = { rows, since, requests: [] as { name: string; args: Record<string, unknown> }[] };
  let ids: string[] = [];
  const table = {
    select: () => table,
    eq: () => table,
    in: (_: string, queriedIds: string[]) => {
      ids = queriedIds;
      return table;
    },
  };
  const db = { from: () => table, rpc: (name: string, args: Record<string, unknown>) => ({ name, args }) };
  const run = async (query: (client: typeof db) => unknown) => {
    // A table query returns the table object, which has no name: it is the support query.
    const { name = 'support', args = { ids } } = query(db) as {
      name?: string;
      args?: Record<string, unknown>;
    };
    state.requests.push({ name, args });
    if (name === 'support') return state.rows.filter(({ id }) => ids.includes(id));
    if (args.since) return { items: state.since, next: null, as_of: 'later' };
    if (args.search === 'falha') throw new Error('offline');
    const from = Number(args.after ?? 0);
    const found = state.rows.filter((one) => one.suggestion_text.includes(String(args.search)));
    const next = from + 2 < found.length ? String(from + 2) : null;
    return {
      items: found.slice(from, from + 2),
      next,
      as_of: '2026-11-02T10:00:00Z',
      published: 9,
      examples: [],
    };
  };
  return { state, backend: { run } as unknown as Backend };
}

const renderSuggestions = async (backend: Backend) => {
  const hook = renderHook(({ filter }: { filter: SuggestionFilter }) => useSuggestions(backend, filter, 2), {
    initialProps: { filter: DEFAULT_FILTER },
  });
  await waitFor(() => expect(hook.result.current.status).toBe('ready'));
  const ids = () => hook.result.current.data?.items.map(({ id }) => id);
  return { ...hook, ids };
};

it('update updates support in place, removes withdrawn suggestions and lists new ones as fresh', async () => {
  const { state, backend } = fakeServer([row('a', 5), row('b', 4), row('c', 3), row('d', 2), row('e', 1)]);
  const { result, ids } = await renderSuggestions(backend);
  await act(() => result.current.loadMore());
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  state.rows = [row('a', 5), row('c', 90), row('d', 2), row('e', 1)];
  state.since = [row('n'), row('c', 90)];
  state.requests = [];
  await act(() => result.current.update(12));
  expect(ids()).toEqual(['a', 'c', 'd']);
  expect(result.current.data?.items[1]?.upvotes).toBe(90);
  expect(result.current.data?.fresh.map(({ id }) => id)).toEqual(['n']);
  expect(result.current.data?.published).toBe(12);
  expect(state.requests.map(({ name }) => name)).toEqual(['support', 'list_suggestions']);
  await act(() => result.current.update());
  expect(result.current.data?.fresh, 'once').toHaveLength(1);
  act(() => void result.current.appendFresh());
  expect(ids()).toEqual(['a', 'c', 'd', 'n']);
});

it('useSuggestions shows the previous list until a search succeeds, and after it fails', async () => {
  const { backend } = fakeServer([row('a'), row('b'), row('c')]);
  const { result, rerender, ids } = await renderSuggestions(backend);
  rerender({ filter: { ...DEFAULT_FILTER, search: 'Ideia c' } });
  expect(result.current.searching).toBe(true);
  expect(ids()).toEqual(['a', 'b']);
  await waitFor(() => expect(ids()).toEqual(['c']));
  expect(result.current.searching).toBe(false);
  rerender({ filter: { ...DEFAULT_FILTER, search: 'falha' } });
  await waitFor(() => expect(result.current.error).toBeTruthy());
  expect([result.current.status, result.current.searching, ids()]).toEqual(['ready', false, ['c']]);
});
