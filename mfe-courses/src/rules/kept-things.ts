import type { KeptPlace, KeptThing } from '@ia/federation';
import { isNothing, matcherOf } from '@ia/shared-services/kept';

/** What stands on the device, by the place that holds it and the name it has there. Of databases and caches the name alone. */
export type Held = Readonly<Record<NonNullable<KeptPlace['where']>, ReadonlyMap<string, string>>>;

/** One name on the device. */
export interface HeldKey {
  where: NonNullable<KeptPlace['where']>;
  key: string;
}

/** Something that is kept, with the names that it has on this device. */
export interface Found extends Pick<KeptThing, 'label' | 'purpose' | 'kind'> {
  amounts: { value: number; one: string; other: string }[];
  keys: HeldKey[];
}

const isList = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** How much there is of it, or null where nobody could say. */
function amountOf({ key, amount }: KeptPlace, texts: readonly string[]): number | null {
  if (!amount || texts.length === 0) return null;
  if (key.includes('{id}')) return texts.length;
  const whole = parsed(texts.at(-1) ?? '');
  const value = amount.in && isList(whole) ? (whole as Record<string, unknown>)[amount.in] : whole;
  if (typeof value === 'number') return value > 0 ? value : null;
  return isList(value) ? Object.keys(value).length || null : null;
}

const named = (held: Held, place: KeptPlace): [string, string][] => {
  const matches = matcherOf(place);
  return [...held[place.where ?? 'localStorage']].filter(([key]) => matches.test(key));
};

/** What of the declared things is on this device. Two apps that declare the same key keep it together: it is shown once. */
export function foundOn(held: Held, things: readonly KeptThing[]): Found[] {
  const taken = new Set<string>();
  return things.flatMap(({ label, purpose, kind, keys: places }) => {
    const keys: HeldKey[] = [];
    const amounts: Found['amounts'] = [];
    for (const place of places) {
      const where = place.where ?? 'localStorage';
      const there = named(held, place).filter(
        ([key, text]) => !taken.has(`${where} ${key}`) && (where !== 'localStorage' || !isNothing(text)),
      );
      for (const [key] of there) {
        taken.add(`${where} ${key}`);
        keys.push({ where, key });
      }
      const value = amountOf(
        place,
        there.map(([, text]) => text),
      );
      if (value !== null && place.amount) amounts.push({ value, ...place.amount });
    }
    return keys.length > 0 ? [{ label, purpose, kind, amounts, keys }] : [];
  });
}

/** What lies in localStorage and no section has declared: it is shown by its name, and erased like the rest. */
export function undeclaredOn(held: Held, things: readonly KeptThing[]): HeldKey[] {
  const known = things.flatMap(({ keys }) =>
    keys.filter(({ where = 'localStorage' }) => where === 'localStorage').map(matcherOf),
  );
  return [...held.localStorage.keys()]
    .filter((key) => !known.some((matches) => matches.test(key)))
    .map((key) => ({ where: 'localStorage', key }));
}
