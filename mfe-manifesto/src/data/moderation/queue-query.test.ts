import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { loadMore, loadQueue, QUEUE_PAGE_SIZE } from './queue-query.ts';

// Keyset pagination of a moderation queue. The cursor of an entry is its `place`.

const entry = (n: number) => ({
  id: `s${n}`,
  suggestion_text: `Ideia ${n}`,
  author: null,
  stage: 'pending',
  upvotes: 0,
  created_at: '2026-11-21T10:00:00.000Z',
  integrated_in: null,
  open_reports: 0,
  reports: [],
  place: `lugar-${n}`,
});

/** Fake server with `count` queue entries: at most 200 per response, after the cursor `lugar-<index>`. */
function serverWith(count: number) {
  const queue = Array.from({ length: count }, (_, n) => entry(n));
  const requestedCursors: (string | undefined)[] = [];
  const rpc = async (_name: string, { after, max_rows }: { after?: string; max_rows: number }) => {
    requestedCursors.push(after);
    const cursorIndex = Number(after?.replace('lugar-', '') ?? -1);
    const remaining = queue.filter(({ place }) => Number(place.replace('lugar-', '')) > cursorIndex);
    return { data: remaining.slice(0, Math.min(max_rows, 200)), error: null, status: 200 };
  };
  return { queue, requestedCursors, client: { rpc } as unknown as SupabaseClient };
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

it('loadQueue returns more rows than one response holds, in order and without duplicates', async () => {
  const { client, queue } = serverWith(450);
  expect(ids(await loadQueue(client, 'pending', 430))).toEqual(ids(queue.slice(0, 430)));
  expect(await loadQueue(client, 'pending', 600)).toHaveLength(450);
});

it('loadMore pages through the queue without requesting loaded rows again', async () => {
  const { client, queue, requestedCursors } = serverWith(230);
  let shown = await loadQueue(client, 'pending', QUEUE_PAGE_SIZE);
  while (shown.length < queue.length) shown = await loadMore(client, 'pending', shown);
  expect(ids(shown)).toEqual(ids(queue));
  expect(requestedCursors).toEqual([undefined, 'lugar-49', 'lugar-99', 'lugar-149', 'lugar-199']);
});

it('loadMore skips no entry after a colleague removes some from the queue', async () => {
  const { client, queue } = serverWith(120);
  const shown = await loadQueue(client, 'pending', QUEUE_PAGE_SIZE);
  queue.splice(10, 3);
  queue.splice(queue.length - 1, 1);
  const more = await loadMore(client, 'pending', shown);
  expect(ids(more.slice(QUEUE_PAGE_SIZE))).toEqual(
    ids(queue.slice(QUEUE_PAGE_SIZE - 3, 2 * QUEUE_PAGE_SIZE - 3)),
  );
});

it('loadMore continues after the last cursor when every loaded entry has left the queue', async () => {
  const { client, queue } = serverWith(60);
  const shown = await loadQueue(client, 'pending', QUEUE_PAGE_SIZE);
  queue.splice(0, 55);
  expect(ids(await loadMore(client, 'pending', shown))).toEqual([...ids(shown), ...ids(queue)]);
});

it('loadMore lists an entry once when it moved to the next page', async () => {
  const { client, queue } = serverWith(60);
  const shown = await loadQueue(client, 'reported', QUEUE_PAGE_SIZE);
  queue.push({ ...entry(3), place: 'lugar-99' });
  const more = ids(await loadMore(client, 'reported', shown));
  expect(new Set(more).size).toBe(more.length);
  expect(more).toHaveLength(60);
});
