import type { DeviceData, DeviceKey } from '@ia/federation';
import { isNothing, matcherOf } from '@ia/shared-services/device-data';

/**
 * Snapshot of the device: by storage area, each key with its text. Databases and caches have names only;
 * their text is ''.
 */
export type DeviceSnapshot = Readonly<Record<NonNullable<DeviceKey['where']>, ReadonlyMap<string, string>>>;

/** One key in one storage area. */
export interface StoredKey {
  where: NonNullable<DeviceKey['where']>;
  key: string;
}

/** A declared item that exists on this device, with its keys. */
export interface StoredItem extends Pick<DeviceData, 'label' | 'purpose' | 'kind'> {
  amounts: { value: number; one: string; other: string }[];
  keys: StoredKey[];
}

const isList = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the amount to display, or null when it cannot be computed. */
function amountOf({ key, amount }: DeviceKey, texts: readonly string[]): number | null {
  if (!amount || texts.length === 0) return null;
  if (key.includes('{id}')) return texts.length;
  const whole = parsed(texts.at(-1) ?? '');
  const value = amount.in && isList(whole) ? (whole as Record<string, unknown>)[amount.in] : whole;
  if (typeof value === 'number') return value > 0 ? value : null;
  return isList(value) ? Object.keys(value).length || null : null;
}

const matchingEntries = (snapshot: DeviceSnapshot, declaration: DeviceKey): [string, string][] => {
  const matches = matcherOf(declaration);
  return [...snapshot[declaration.where ?? 'localStorage']].filter(([key]) => matches.test(key));
};

/** Lists the declared items that exist on this device. A key declared by two apps is listed once. */
export function findStoredItems(snapshot: DeviceSnapshot, deviceData: readonly DeviceData[]): StoredItem[] {
  const taken = new Set<string>();
  return deviceData.flatMap(({ label, purpose, kind, keys: declarations }) => {
    const keys: StoredKey[] = [];
    const amounts: StoredItem['amounts'] = [];
    for (const declaration of declarations) {
      const where = declaration.where ?? 'localStorage';
      const there = matchingEntries(snapshot, declaration).filter(
        ([key, text]) => !taken.has(`${where} ${key}`) && (where !== 'localStorage' || !isNothing(text)),
      );
      for (const [key] of there) {
        taken.add(`${where} ${key}`);
        keys.push({ where, key });
      }
      const value = amountOf(
        declaration,
        there.map(([, text]) => text),
      );
      if (value !== null && declaration.amount) amounts.push({ value, ...declaration.amount });
    }
    return keys.length > 0 ? [{ label, purpose, kind, amounts, keys }] : [];
  });
}

/** Lists localStorage keys that no app declares. The page shows them by key and erases them like the rest. */
export function findUndeclaredKeys(snapshot: DeviceSnapshot, deviceData: readonly DeviceData[]): StoredKey[] {
  const known = deviceData.flatMap(({ keys }) =>
    keys.filter(({ where = 'localStorage' }) => where === 'localStorage').map(matcherOf),
  );
  return [...snapshot.localStorage.keys()]
    .filter((key) => !known.some((matches) => matches.test(key)))
    .map((key) => ({ where: 'localStorage', key }));
}
