import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

export const QUEUES = [
  'pending',
  'in_review',
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
});
export type QueueItem = v.InferOutput<typeof queueItemSchema>;

const countsSchema = v.record(v.string(), v.number());
export type QueueCounts = v.InferOutput<typeof countsSchema>;

/** The suggestions of one queue, at most 200, in the order in which to treat them. */
export const loadQueue = (client: SupabaseClient, queue: QueueName): Promise<QueueItem[]> =>
  staffRpc(client, 'moderation_queue', { queue, max_rows: 200 }, v.array(queueItemSchema));

/** How many suggestions wait in each queue. */
export const loadCounts = (client: SupabaseClient): Promise<QueueCounts> =>
  staffRpc(client, 'moderation_counts', {}, countsSchema);
