import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

const QUEUES = ['pending', 'in_review', 'reported', 'approved', 'integrated', 'rejected', 'hidden'] as const;
export type QueueName = (typeof QUEUES)[number];

const reportSchema = v.object({
  reason_code: v.string(),
  reason_text: v.nullable(v.string()),
  created_at: v.string(),
});

const queueItemSchema = v.object({
  id: v.string(),
  suggestion_text: v.string(),
  author: v.nullable(v.string()),
  /** Where it stands: its status, or 'integrated'. */
  stage: v.string(),
  upvotes: v.number(),
  created_at: v.string(),
  integrated_in: v.nullable(v.string()),
  open_reports: v.number(),
  reports: v.array(reportSchema),
  /** A part of the text was taken out. */
  redacted: v.optional(v.boolean()),
  /** The suggestion that says the same and was kept. */
  merged_into: v.optional(v.nullable(v.string())),
  /** The part of the manifesto that it is about. */
  about: v.optional(v.nullable(v.string())),
  /** Where it stands in its queue: the next page is asked for behind it. What was searched for has none. */
  place: v.optional(v.string()),
});
export type QueueItem = v.InferOutput<typeof queueItemSchema>;

const countsSchema = v.record(v.string(), v.number());
export type QueueCounts = v.InferOutput<typeof countsSchema>;

/** How many suggestions are shown at first, and how many more at a time. */
export const QUEUE_PAGE = 50;
/** The most rows that the server gives in one answer. */
const MOST_AT_ONCE = 200;

/**
 * So many suggestions of a queue, or all when there are fewer, in the order in which to treat them. Each page begins
 * behind the last one: what leaves the queue meanwhile leaves no other out.
 * @param after the `place` behind which to begin; without it, at the first
 * @throws StaffError
 */
export async function loadQueue(
  client: SupabaseClient,
  queue: QueueName,
  rows: number,
  after?: string,
): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  let place = after;
  while (items.length < rows) {
    const max_rows = Math.min(MOST_AT_ONCE, rows - items.length);
    const args = { queue, max_rows, ...(place && { after: place }) };
    const part = await staffRpc(client, ['moderation_queue', args], v.array(queueItemSchema));
    items.push(...part);
    place = part.at(-1)?.place;
    if (part.length < max_rows) break;
  }
  return withoutRepeats(items);
}

/** The suggestions shown, and the next page of them. @throws StaffError */
export async function loadMore(
  client: SupabaseClient,
  queue: QueueName,
  shown: readonly QueueItem[],
): Promise<QueueItem[]> {
  const next = await loadQueue(client, queue, QUEUE_PAGE, shown.at(-1)?.place);
  return withoutRepeats([...shown, ...next]);
}

/** A suggestion that changes its place between two answers, as one that is reported again, comes in both. */
const withoutRepeats = (items: readonly QueueItem[]): QueueItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Suggestions of every queue by words of their text or signature, newest first; fifty at most. @throws StaffError */
export const searchQueue = (client: SupabaseClient, words: string): Promise<QueueItem[]> =>
  staffRpc(client, ['moderation_search', { words }], v.array(queueItemSchema));

/** How many suggestions wait in each queue. */
export const loadCounts = (client: SupabaseClient): Promise<QueueCounts> =>
  staffRpc(client, ['moderation_counts', {}], countsSchema);
