import { createBackend } from '@ia/shared-services/backend';
import { expect, it } from 'vitest';
import { loadSuggestions } from './suggestions-query.ts';

const row = (n: number) => ({
  id: `s${n}`,
  suggestion_text: `Ideia ${n}`,
  status: 'approved',
  author: null,
  created_at: new Date(n * 1000).toISOString(),
  upvotes: n === 1200 ? 9 : n % 2,
  integrated_in: null,
});
const ROWS = Array.from({ length: 1300 }, (_, n) => row(n));

/** A server that answers with at most 1000 rows, as PostgREST with `max_rows` does. */
const backend = createBackend(
  { url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' },
  {
    fetch: async (input) => {
      const query = new URL(String(input)).searchParams;
      const from = Number(query.get('offset'));
      return Response.json(ROWS.slice(from, from + Math.min(Number(query.get('limit') ?? 1000), 1000)));
    },
  },
);

it('loads every suggestion, also those after the first thousand, most supported first', async () => {
  const loaded = await loadSuggestions(backend);
  expect(loaded).toHaveLength(1300);
  expect(loaded.slice(0, 3).map(({ id }) => id)).toEqual(['s1200', 's1299', 's1297']);
  expect(loaded.at(-1)?.id).toBe('s0');
});
