import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

const actSchema = v.object({
  id: v.number(),
  act: v.string(),
  to_status: v.nullable(v.string()),
  version: v.nullable(v.string()),
  reason_code: v.nullable(v.string()),
  reason_text: v.nullable(v.string()),
  moderator_email: v.string(),
  at: v.string(),
  undone_at: v.nullable(v.string()),
});
export type LoggedAct = v.InferOutput<typeof actSchema>;

/** Loads the audit log of a suggestion, newest first: moderator, time, act and reason of each decision. */
export const loadHistory = (client: SupabaseClient, suggestion: string): Promise<LoggedAct[]> =>
  staffRpc(client, ['moderation_history', { s_id: suggestion }], v.array(actSchema));
