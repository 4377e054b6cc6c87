import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

const heartbeatSchema = v.object({ idle_minutes: v.number(), second_factor_missing: v.boolean() });

/**
 * Sends the moderator's heartbeat, which extends the session.
 * @returns the idle minutes after which the session ends, and whether a second factor is missing
 * @throws StaffError; 'expired' when the session has ended.
 */
export const sendHeartbeat = (client: SupabaseClient) =>
  staffRpc(client, ['moderation_alive', {}], heartbeatSchema);

const memberSchema = v.object({
  id: v.string(),
  email: v.string(),
  last_act: v.nullable(v.string()),
});
export type Member = v.InferOutput<typeof memberSchema>;

/** Loads the list of moderators. @throws StaffError */
export const loadTeam = (client: SupabaseClient): Promise<Member[]> =>
  staffRpc(client, ['moderation_team', {}], v.array(memberSchema));
