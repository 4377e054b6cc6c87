import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

const burstSchema = v.object({
  /** A keyed hash: says which came from one place, and never from which. */
  address: v.string(),
  since: v.string(),
  until: v.string(),
  voters: v.number(),
  votes: v.number(),
  counted: v.number(),
  held: v.number(),
  waiting: v.number(),
  /** How many of the votes a review decided about. */
  reviewed: v.number(),
  /** 'principle:literacia', 'suggestion:…', 'recipe:…' */
  targets: v.array(v.string()),
});
export type Burst = v.InferOutput<typeof burstSchema>;

const reviewSchema = v.object({
  id: v.number(),
  /** Forgotten when the votes forget theirs. */
  address: v.nullable(v.string()),
  since: v.string(),
  until: v.string(),
  counts: v.boolean(),
  votes: v.number(),
  note: v.nullable(v.string()),
  moderator_email: v.string(),
  at: v.string(),
  undone_at: v.nullable(v.string()),
});
export type Review = v.InferOutput<typeof reviewSchema>;

const doneSchema = v.object({ review_id: v.number(), votes: v.number() });

/** Addresses and hours of the last `hours` with many voters, most first. @throws StaffError */
export const loadBursts = (client: SupabaseClient, hours: number): Promise<Burst[]> =>
  staffRpc(client, ['vote_bursts', { hours }], v.array(burstSchema));

/** What was decided about votes, the latest first. @throws StaffError */
export const loadReviews = (client: SupabaseClient): Promise<Review[]> =>
  staffRpc(client, ['vote_review_log', {}], v.array(reviewSchema));

/** Decides about all votes of a burst. @returns about how many @throws StaffError; 'conflict' when somebody had */
export const reviewBurst = async (
  client: SupabaseClient,
  { address, since, until }: Burst,
  { counts, note }: { counts: boolean; note: string },
): Promise<number> =>
  (await staffRpc(client, ['review_votes', { address, since, until, counts, note }], doneSchema)).votes;

/** Takes a decision back. @returns about how many votes it was @throws StaffError */
export const undoReview = async (client: SupabaseClient, review_id: number): Promise<number> =>
  (await staffRpc(client, ['undo_vote_review', { review_id }], doneSchema)).votes;
