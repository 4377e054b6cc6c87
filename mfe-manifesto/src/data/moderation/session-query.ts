import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

const aliveSchema = v.object({ idle_minutes: v.number(), second_factor_missing: v.boolean() });

/** Says that somebody is there. @throws StaffError; 'expired' when the session is over. */
export const sayAlive = (client: SupabaseClient) => staffRpc(client, ['moderation_alive', {}], aliveSchema);

const memberSchema = v.object({
  id: v.string(),
  email: v.string(),
  last_act: v.nullable(v.string()),
});
export type Member = v.InferOutput<typeof memberSchema>;

/** Who moderates. @throws StaffError */
export const loadTeam = (client: SupabaseClient): Promise<Member[]> =>
  staffRpc(client, ['moderation_team', {}], v.array(memberSchema));
