import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';

/**
 * Vote totals that the server published for one hour. Each hour includes the hash of the previous one, so a
 * later change breaks the chain. `totals` stays the server's exact text, because the hash covers it.
 */
const hourSchema = v.object({
  hour: v.string(),
  totals: v.string(),
  /** Hash of the previous hour; '' for the first one. */
  previous: v.string(),
  hash: v.string(),
  signature: v.string(),
});
export type HourlyTotals = v.InferOutput<typeof hourSchema>;

/** Cache key of the hourly vote totals. */
export const VOTE_TOTALS_KEY = 'vote_totals';

/** Loads the last 48 published hours, latest first; an empty list without a backend. @throws BackendError */
export async function loadVoteTotals(backend: Backend | null): Promise<HourlyTotals[]> {
  if (!backend) return [];
  const rows = await backend.run((db) =>
    db.from('vote_totals').select('*').order('hour', { ascending: false }).limit(48),
  );
  return v.parse(v.array(hourSchema), rows);
}
