import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { loadMore, loadQueue, QUEUE_PAGE } from './queue-query.ts';

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
});

/** A server with a queue of so many entries, which gives at most 200 of them in one answer, as the real one does. */
function serverWith(count: number) {
  const queue = Array.from({ length: count }, (_, n) => entry(n));
  const asked: { skip_rows: number; max_rows: number }[] = [];
  const rpc = async (_name: string, args: { skip_rows: number; max_rows: number }) => {
    asked.push(args);
    const data = queue.slice(args.skip_rows, args.skip_rows + Math.min(args.max_rows, 200));
    return { data, error: null, status: 200 };
  };
  return { queue, asked, client: { rpc } as unknown as SupabaseClient };
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

it('loads more than the server gives in one answer, in order and once each', async () => {
  const { client, queue } = serverWith(450);
  expect(ids(await loadQueue(client, 'pending', 430))).toEqual(ids(queue.slice(0, 430)));
  expect(await loadQueue(client, 'pending', 600)).toHaveLength(450);
});

it('works through a queue page after page, without asking again for what is shown', async () => {
  const { client, queue, asked } = serverWith(230);
  let shown = await loadQueue(client, 'pending', QUEUE_PAGE);
  while (shown.length < queue.length) shown = await loadMore(client, 'pending', shown);
  expect(ids(shown)).toEqual(ids(queue));
  expect(asked.map(({ skip_rows }) => skip_rows)).toEqual([0, 49, 99, 149, 199]);
});

it('leaves nothing out when a colleague decided about some of them meanwhile', async () => {
  const { client, queue } = serverWith(120);
  const shown = await loadQueue(client, 'pending', QUEUE_PAGE);
  queue.splice(10, 3);
  const more = await loadMore(client, 'pending', shown);
  expect(ids(more)).toEqual(ids(queue.slice(0, 2 * QUEUE_PAGE)));
});

it('shows what there is when everything that was shown is gone', async () => {
  const { client, queue } = serverWith(60);
  const shown = await loadQueue(client, 'pending', QUEUE_PAGE);
  queue.splice(0, 55);
  expect(ids(await loadMore(client, 'pending', shown))).toEqual(ids(queue));
});
