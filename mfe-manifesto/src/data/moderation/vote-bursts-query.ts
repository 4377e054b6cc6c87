import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

/**
 * Votes from one IP address within one hour, with many voters. The cause may be a school or abuse, so a
 * moderator reviews the burst: the review decides whether its votes count.
 */
const burstSchema = v.object({
  /** Keyed hash of an IP address: equal for equal addresses, and not reversible. */
  address: v.string(),
  since: v.string(),
  until: v.string(),
  voters: v.number(),
  /** All votes of the burst: the counted, the excluded (`held`) and the undecided ones (`waiting`). */
  votes: v.number(),
  counted: v.number(),
  held: v.number(),
  waiting: v.number(),
  /** Number of votes that a review has decided. */
  reviewed: v.number(),
  /** What was voted on: 'principle:literacia', 'suggestion:…', 'recipe:…'. */
  targets: v.array(v.string()),
});
export type Burst = v.InferOutput<typeof burstSchema>;

/** A moderator's decision about the votes of a burst. */
const reviewSchema = v.object({
  id: v.number(),
  /** Null after the votes' address hashes have been deleted. */
  address: v.nullable(v.string()),
  since: v.string(),
  until: v.string(),
  /** The decision: true when the votes count. */
  counts: v.boolean(),
  votes: v.number(),
  note: v.nullable(v.string()),
  moderator_email: v.string(),
  at: v.string(),
  undone_at: v.nullable(v.string()),
});
export type Review = v.InferOutput<typeof reviewSchema>;

const reviewResultSchema = v.object({ review_id: v.number(), votes: v.number() });

/** Loads the vote bursts of the last `hours` hours, largest first. @throws StaffError */
export const loadBursts = (client: SupabaseClient, hours: number): Promise<Burst[]> =>
  staffRpc(client, ['vote_bursts', { hours }], v.array(burstSchema));

/** Loads the log of vote reviews, latest first. @throws StaffError */
export const loadReviews = (client: SupabaseClient): Promise<Review[]> =>
  staffRpc(client, ['vote_review_log', {}], v.array(reviewSchema));

/** Decides about all votes of a burst. @returns number of votes @throws StaffError; 'conflict' if already reviewed */
export const reviewBurst = async (
  client: SupabaseClient,
  { address, since, until }: Burst,
  { counts, note }: { counts: boolean; note: string },
): Promise<number> =>
  (await staffRpc(client, ['review_votes', { address, since, until, counts, note }], reviewResultSchema))
    .votes;

/** Undoes a review. @returns number of votes affected @throws StaffError */
export const undoReview = async (client: SupabaseClient, review_id: number): Promise<number> =>
  (await staffRpc(client, ['undo_vote_review', { review_id }], reviewResultSchema)).votes;
