import * as v from 'valibot';
import { readDevice, writeDevice } from '../storage/index.ts';
import { PRINCIPLES } from './content/index.ts';
import type { Principle } from './principle.ts';

/** What the server last said of the votes. The texts are those of the release: they change rarely, and are here anyway. */
const KEY = 'principleTotals';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const totalsSchema = v.object({
  upvotes: count,
  downvotes: count,
  example_upvotes: v.optional(count, 0),
  example_downvotes: v.optional(count, 0),
  counted_upvotes: v.nullish(count),
  counted_downvotes: v.nullish(count),
});
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), totals: v.record(v.string(), totalsSchema) }),
);

/** Writes down what the server said just now, for when it cannot be asked. */
export function keepTotals(principles: readonly Principle[]): void {
  const totals = Object.fromEntries(principles.map((one) => [one.id, v.parse(totalsSchema, one)]));
  writeDevice(KEY, JSON.stringify({ at: Date.now(), totals }));
}

/** The principles with the votes that this device last heard of; null when it never did. */
export function lastKnown(): readonly Principle[] | null {
  const kept = v.safeParse(keptSchema, readDevice(KEY) ?? '');
  if (!kept.success) return null;
  const { at, totals } = kept.output;
  const known = PRINCIPLES.flatMap((one) =>
    totals[one.id] ? { ...one, ...totals[one.id], lastKnown: at } : [],
  );
  return known.length > 0 ? known : null;
}
