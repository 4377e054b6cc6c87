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
});
export type QueueItem = v.InferOutput<typeof queueItemSchema>;

const countsSchema = v.record(v.string(), v.number());
export type QueueCounts = v.InferOutput<typeof countsSchema>;

/** How many suggestions are shown at first, and how many more at a time. */
export const QUEUE_PAGE = 50;
/** The most rows that the server gives in one answer. */
const MOST_AT_ONCE = 200;

/** The first `rows` suggestions of a queue, or all when there are fewer, in the order in which to treat them. */
export async function loadQueue(
  client: SupabaseClient,
  queue: QueueName,
  rows: number,
): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  for (let skip = 0; skip < rows; skip += MOST_AT_ONCE) {
    const wanted = Math.min(MOST_AT_ONCE, rows - skip);
    const part = await loadPart(client, queue, skip, wanted);
    items.push(...part);
    if (part.length < wanted) break;
  }
  return withoutRepeats(items);
}

/**
 * The suggestions shown and the next page of them. While someone read, a colleague may have decided about some of
 * them, and the rest has moved up: asking only for what follows would then leave suggestions out. So the last one shown
 * is asked for again, and when it is no longer in its place, everything is.
 */
export async function loadMore(
  client: SupabaseClient,
  queue: QueueName,
  shown: readonly QueueItem[],
): Promise<QueueItem[]> {
  const last = shown.at(-1);
  if (last) {
    const [known, ...next] = await loadPart(client, queue, shown.length - 1, QUEUE_PAGE + 1);
    if (known?.id === last.id) return withoutRepeats([...shown, ...next]);
  }
  return loadQueue(client, queue, shown.length + QUEUE_PAGE);
}

/** A suggestion that changes its place between two answers comes in both. */
const withoutRepeats = (items: readonly QueueItem[]): QueueItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

const loadPart = (client: SupabaseClient, queue: QueueName, skip_rows: number, max_rows: number) =>
  staffRpc(client, ['moderation_queue', { queue, max_rows, skip_rows }], v.array(queueItemSchema));

/** Suggestions of every queue by words of their text or signature, newest first; fifty at most. @throws StaffError */
export const searchQueue = (client: SupabaseClient, words: string): Promise<QueueItem[]> =>
  staffRpc(client, ['moderation_search', { words }], v.array(queueItemSchema));

/** How many suggestions wait in each queue. */
export const loadCounts = (client: SupabaseClient): Promise<QueueCounts> =>
  staffRpc(client, ['moderation_counts', {}], countsSchema);
