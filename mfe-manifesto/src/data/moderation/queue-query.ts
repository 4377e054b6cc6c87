import type { SuggestionColumn } from '@ia/shared-services/backend';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

/** Lists of the moderation page: suggestions by stage, with open reports, or with a second reading to do. */
const QUEUES = [
  'pending',
  'in_review',
  'second_reading',
  'reported',
  'approved',
  'integrated',
  'rejected',
  'hidden',
] as const;
export type QueueName = (typeof QUEUES)[number];

const reportSchema = v.object({
  reason_code: v.string(),
  reason_text: v.nullable(v.string()),
  created_at: v.string(),
});

/** Moderators see `stage`, which follows from the status and the integration. */
type ModeratedColumn = Exclude<SuggestionColumn<'moderation'>, 'status'>;

const queueItemSchema = v.object({
  id: v.string(),
  suggestion_text: v.string(),
  author: v.nullable(v.string()),
  /** The status, or 'integrated'. */
  stage: v.string(),
  upvotes: v.number(),
  created_at: v.string(),
  integrated_in: v.nullable(v.string()),
  open_reports: v.number(),
  reports: v.array(reportSchema),
  /** True when moderation removed part of the text. */
  redacted: v.optional(v.boolean()),
  /** Id of the suggestion that this one duplicates. */
  merged_into: v.optional(v.nullable(v.string())),
  /** Part of the manifesto that the suggestion is about. */
  about: v.optional(v.nullable(v.string())),
  /** A second reading that the author requested: 'own' when the moderator took the decision and may not answer. */
  second_reading: v.optional(v.nullable(v.picklist(['open', 'own']))),
  /** Pagination cursor in its queue. Search results have none. */
  place: v.optional(v.string()),
} satisfies Record<ModeratedColumn, v.GenericSchema> & Record<string, v.GenericSchema>);
export type QueueItem = v.InferOutput<typeof queueItemSchema>;

const countsSchema = v.record(v.string(), v.number());
export type QueueCounts = v.InferOutput<typeof countsSchema>;

/** Page size of a moderation queue. */
export const QUEUE_PAGE_SIZE = 50;
/** Maximum rows of one server response. */
const MAX_ROWS = 200;

/**
 * Loads the first `rows` suggestions of a queue, in the order of treatment. Keyset pagination: entries that leave the
 * queue meanwhile cause no gaps.
 * @param after `place` of the last entry loaded; omit it for the first page
 * @throws StaffError
 */
export async function loadQueue(
  client: SupabaseClient,
  queue: QueueName,
  rows: number,
  after?: string,
): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  let cursor = after;
  while (items.length < rows) {
    const max_rows = Math.min(MAX_ROWS, rows - items.length);
    const args = { queue, max_rows, ...(cursor && { after: cursor }) };
    const page = await staffRpc(client, ['moderation_queue', args], v.array(queueItemSchema));
    items.push(...page);
    cursor = page.at(-1)?.place;
    if (page.length < max_rows) break;
  }
  return deduplicate(items);
}

/** Loads the next page and appends it to the loaded suggestions. @throws StaffError */
export async function loadMore(
  client: SupabaseClient,
  queue: QueueName,
  shown: readonly QueueItem[],
): Promise<QueueItem[]> {
  const next = await loadQueue(client, queue, QUEUE_PAGE_SIZE, shown.at(-1)?.place);
  return deduplicate([...shown, ...next]);
}

/** Deduplicates: a suggestion that moves between two responses, for example after a new report, appears in both. */
const deduplicate = (items: readonly QueueItem[]): QueueItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Searches all queues by text or signature, newest first, at most 50 results. @throws StaffError */
export const searchQueue = (client: SupabaseClient, query: string): Promise<QueueItem[]> =>
  staffRpc(client, ['moderation_search', { words: query }], v.array(queueItemSchema));

/** Loads the number of suggestions in each queue. */
export const loadCounts = (client: SupabaseClient): Promise<QueueCounts> =>
  staffRpc(client, ['moderation_counts', {}], countsSchema);
