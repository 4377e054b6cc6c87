import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { staffRpc } from './staff-rpc.ts';

/** A decision of this session that can still be undone. */
export interface Decision {
  actId: number;
  /** The suggestion's text, or the version's number and title. */
  about: string;
  /**
   * The resulting status, or 'integrated', 'dismissed' (reports), 'redacted', 'merged', 'separated', 'upheld' or
   * 'version' (a new one).
   */
  outcome: string;
  /** Number of suggestions in the decision. */
  suggestionCount: number;
}

/** Outcome of each act (entry of the moderation log) that does not set a status. */
const OUTCOMES: Record<string, string> = {
  integrate: 'integrated',
  dismiss_reports: 'dismissed',
  create_version: 'version',
  redact: 'redacted',
  merge: 'merged',
  separate: 'separated',
  uphold: 'upheld',
};

const decisionSchema = v.pipe(
  v.object({
    id: v.number(),
    act: v.string(),
    to_status: v.nullable(v.string()),
    about: v.string(),
    /** Number of suggestions decided together. */
    together: v.number(),
  }),
  v.transform(
    ({ id, act, to_status, about, together }): Decision => ({
      actId: id,
      about,
      suggestionCount: together,
      outcome: OUTCOMES[act] ?? to_status ?? act,
    }),
  ),
);

/** Loads the moderator's decisions since sign-in from the server's log, newest first, so they survive a reload. */
export const loadDecisions = (client: SupabaseClient): Promise<Decision[]> =>
  staffRpc(client, ['moderation_decisions', {}], v.array(decisionSchema));
