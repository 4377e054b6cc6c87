import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

/** A decision of this session that may still be taken back. */
export interface Decision {
  actId: number;
  /** The suggestion's text, or the version's number and title. */
  about: string;
  /** The status it led to, 'integrated', 'dismissed' (its reports), 'redacted', 'merged', 'separated' or 'version' (a new one). */
  outcome: string;
  /** About how many suggestions. */
  together: number;
}

const OUTCOMES: Record<string, string> = {
  integrate: 'integrated',
  dismiss_reports: 'dismissed',
  create_version: 'version',
  redact: 'redacted',
  merge: 'merged',
  separate: 'separated',
};

const decisionSchema = v.pipe(
  v.object({
    id: v.number(),
    act: v.string(),
    to_status: v.nullable(v.string()),
    about: v.string(),
    together: v.number(),
  }),
  v.transform(
    ({ id, act, to_status, about, together }): Decision => ({
      actId: id,
      about,
      together,
      outcome: OUTCOMES[act] ?? to_status ?? act,
    }),
  ),
);

/** What one decided since signing in, newest first: the server's log remembers it when the page does not. */
export const loadDecisions = (client: SupabaseClient): Promise<Decision[]> =>
  staffRpc(client, ['moderation_decisions', {}], v.array(decisionSchema));
