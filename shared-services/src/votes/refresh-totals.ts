import type { Resource } from '../resource/index.ts';
import type { Totals } from './ballot.ts';

/**
 * Brings the totals of a list up to date with one small request, and loads the list anew only when it has other
 * members. Never rejects: a failure leaves what is shown.
 * @param ask the totals of every member now
 */
export async function refreshTotals<Row extends Totals & { id: string }>(
  list: Resource<readonly Row[]>,
  ask: () => Promise<readonly (Totals & { id: string })[]>,
): Promise<void> {
  if (list.status !== 'ready') return;
  let sameMembers = true;
  await list.patch(async () => {
    const now = new Map((await ask()).map((row) => [row.id, row]));
    return (rows) => {
      sameMembers = rows.length === now.size && rows.every(({ id }) => now.has(id));
      return rows.map((row) => ({ ...row, ...now.get(row.id) }));
    };
  });
  if (!sameMembers) await list.refresh();
}
