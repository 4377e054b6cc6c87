import type { DeviceData, DeviceKey } from '@ia/federation';
import { isEmptyValue, storageKeyPattern } from '@ia/shared-services/device-data';

/**
 * Snapshot of the device: by storage area, each key with its text. Databases and caches have names only;
 * their text is ''.
 */
export type DeviceSnapshot = Readonly<Record<NonNullable<DeviceKey['storage']>, ReadonlyMap<string, string>>>;

/** One key in one storage area. */
export interface StoredKey {
  storage: NonNullable<DeviceKey['storage']>;
  key: string;
}

/** An item that an app declares in its `deviceData` and that exists on this device, with its keys. */
export interface StoredItem extends Pick<DeviceData, 'label' | 'purpose' | 'kind'> {
  amounts: { value: number; one: string; other: string }[];
  keys: StoredKey[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns the amount to display: the number of keys that match a pattern, a stored number, or the length of a
 * stored list or object. Null when it is 0 or cannot be computed.
 */
function computeAmount({ key, amount }: DeviceKey, texts: readonly string[]): number | null {
  if (!amount || texts.length === 0) return null;
  if (key.includes('{id}')) return texts.length;
  const stored = parseOrKeep(texts.at(-1) ?? '');
  const value = amount.field && isObject(stored) ? (stored as Record<string, unknown>)[amount.field] : stored;
  if (typeof value === 'number') return value > 0 ? value : null;
  return isObject(value) ? Object.keys(value).length || null : null;
}

const matchingEntries = (snapshot: DeviceSnapshot, declaration: DeviceKey): [string, string][] => {
  const pattern = storageKeyPattern(declaration);
  return [...snapshot[declaration.storage ?? 'localStorage']].filter(([key]) => pattern.test(key));
};

/** Lists the declared items that exist on this device. A key declared by two apps is listed once. */
export function findStoredItems(snapshot: DeviceSnapshot, deviceData: readonly DeviceData[]): StoredItem[] {
  const listedKeys = new Set<string>();
  return deviceData.flatMap(({ label, purpose, kind, keys: declarations }) => {
    const keys: StoredKey[] = [];
    const amounts: StoredItem['amounts'] = [];
    for (const declaration of declarations) {
      const storage = declaration.storage ?? 'localStorage';
      const entries = matchingEntries(snapshot, declaration).filter(
        ([key, text]) =>
          !listedKeys.has(`${storage} ${key}`) && (storage !== 'localStorage' || !isEmptyValue(text)),
      );
      for (const [key] of entries) {
        listedKeys.add(`${storage} ${key}`);
        keys.push({ storage, key });
      }
      const value = computeAmount(
        declaration,
        entries.map(([, text]) => text),
      );
      if (value !== null && declaration.amount) amounts.push({ value, ...declaration.amount });
    }
    return keys.length > 0 ? [{ label, purpose, kind, amounts, keys }] : [];
  });
}

/** Lists localStorage keys that no app declares. The page shows them by key and erases them like the rest. */
export function findUndeclaredKeys(snapshot: DeviceSnapshot, deviceData: readonly DeviceData[]): StoredKey[] {
  const known = deviceData.flatMap(({ keys }) =>
    keys.filter(({ storage = 'localStorage' }) => storage === 'localStorage').map(storageKeyPattern),
  );
  return [...snapshot.localStorage.keys()]
    .filter((key) => !known.some((pattern) => pattern.test(key)))
    .map((key) => ({ storage: 'localStorage', key }));
}
