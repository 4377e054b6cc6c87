import * as v from 'valibot';
import { readDevice, writeDevice } from '../storage/index.ts';
import { PRINCIPLES } from './content/index.ts';
import type { Principle } from './principle.ts';

/** Storage key of the cached vote totals. The texts are bundled with the release. */
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
const cacheSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), totals: v.record(v.string(), totalsSchema) }),
);

/** Caches the vote totals for use while offline. */
export function cacheTotals(principles: readonly Principle[]): void {
  const totals = Object.fromEntries(
    principles.map((principle) => [principle.id, v.parse(totalsSchema, principle)]),
  );
  writeDevice(KEY, JSON.stringify({ at: Date.now(), totals }));
}

/** Returns the principles with the cached vote totals, or null without a cache. */
export function cachedPrinciples(): readonly Principle[] | null {
  const cached = v.safeParse(cacheSchema, readDevice(KEY) ?? '');
  if (!cached.success) return null;
  const { at, totals } = cached.output;
  const principles = PRINCIPLES.flatMap((principle) =>
    totals[principle.id] ? { ...principle, ...totals[principle.id], lastKnown: at } : [],
  );
  return principles.length > 0 ? principles : null;
}
