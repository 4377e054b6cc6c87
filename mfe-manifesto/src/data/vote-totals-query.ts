import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';

/** One hour of published totals, as the server wrote it: what a fingerprint is checked against. */
const hourSchema = v.object({
  hour: v.string(),
  totals: v.string(),
  previous: v.string(),
  hash: v.string(),
  signature: v.string(),
});
export type HourOfVotes = v.InferOutput<typeof hourSchema>;

export const VOTE_TOTALS_KEY = 'vote_totals';

/** The last published hours, the latest first; none without a backend. @throws BackendError */
export async function loadVoteTotals(backend: Backend | null): Promise<HourOfVotes[]> {
  if (!backend) return [];
  const rows = await backend.run((db) =>
    db.from('vote_totals').select('*').order('hour', { ascending: false }).limit(48),
  );
  return v.parse(v.array(hourSchema), rows);
}
