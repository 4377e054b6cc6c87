import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

/** A decision of this session that may still be taken back. */
export interface Decision {
  actId: number;
  /** The suggestion's text, or the version's number and title. */
  about: string;
  /** The status it led to, 'integrated', 'dismissed' (its reports) or 'version' (a new one). */
  outcome: string;
}

const OUTCOMES: Record<string, string> = {
  integrate: 'integrated',
  dismiss_reports: 'dismissed',
  create_version: 'version',
};

const decisionSchema = v.pipe(
  v.object({ id: v.number(), act: v.string(), to_status: v.nullable(v.string()), about: v.string() }),
  v.transform(
    ({ id, act, to_status, about }): Decision => ({
      actId: id,
      about,
      outcome: OUTCOMES[act] ?? to_status ?? act,
    }),
  ),
);

/** What one decided since signing in, newest first: the server's log remembers it when the page does not. */
export const loadDecisions = (client: SupabaseClient): Promise<Decision[]> =>
  staffRpc(client, ['moderation_decisions', {}], v.array(decisionSchema));
