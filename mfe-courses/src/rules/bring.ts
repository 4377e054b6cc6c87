import type { KeptPlace, KeptThing } from '@ia/federation';
import { matcherOf } from '@ia/shared-services/kept';
import { type Found, foundOn, type Held } from './kept-things.ts';
import { merge } from './merge.ts';
import type { Parcel } from './parcel.ts';

/** What taking a parcel would do to this device. */
export interface Plan {
  /** New texts by key; empty when this device has all of it already. */
  changes: ReadonlyMap<string, string>;
  /** What would be here then, of what changes. */
  then: Found[];
  /** Keys that this site does not know, or that hold nothing it could use. They stay out. */
  left: string[];
}

const formatOf = (key: string): number => Number(/@(\d+)$/.exec(key)?.[1] ?? 1);

/** The place that a key of a parcel is declared as, if it may go from one device to another. */
function placeOf(key: string, things: readonly KeptThing[]): KeptPlace | undefined {
  const places = things.flatMap(({ keys }) => keys);
  return places.find(
    (place) =>
      place.merge &&
      (place.where ?? 'localStorage') === 'localStorage' &&
      formatOf(key) <= (place.format ?? 1) &&
      matcherOf(place).test(key),
  );
}

/** What may leave this device: what is declared with a rule by which it can be put together. */
export function parcelOf(held: Held, things: readonly KeptThing[], madeOn: string): Parcel {
  const found = foundOn(held, things).flatMap(({ keys }) => keys);
  const kept = found.flatMap(({ where, key }) =>
    where === 'localStorage' && placeOf(key, things) ? [[key, held.localStorage.get(key) ?? '']] : [],
  );
  return { madeOn, kept: Object.fromEntries(kept) };
}

/** Works out what taking a parcel would do; nothing is written. */
export function planOf(parcel: Parcel, held: Held, things: readonly KeptThing[]): Plan {
  const changes = new Map<string, string>();
  const left: string[] = [];
  for (const [key, theirs] of Object.entries(parcel.kept)) {
    const rule = placeOf(key, things)?.merge;
    const mine = held.localStorage.get(key) ?? null;
    const merged = rule ? merge(rule, mine, theirs) : null;
    if (merged === null) left.push(key);
    else if (merged !== mine) changes.set(key, merged);
  }
  const after = { ...held, localStorage: new Map([...held.localStorage, ...changes]) };
  const then = foundOn(after, things).filter(({ keys }) => keys.some(({ key }) => changes.has(key)));
  return { changes, then, left };
}
