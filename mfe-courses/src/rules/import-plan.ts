import type { DeviceData, DeviceKey } from '@ia/federation';
import { storageKeyPattern } from '@ia/shared-services/device-data';
import type { DeviceExport } from './device-export.ts';
import { merge } from './merge.ts';
import { type DeviceSnapshot, findStoredItems, type StoredItem } from './stored-items.ts';

/** Preview of importing data from another device. */
export interface ImportPlan {
  /** New stored text by key; empty when this device already has all of the data. */
  changes: ReadonlyMap<string, string>;
  /** The changed items as they would be after the import. */
  itemsAfter: StoredItem[];
  /** Skipped keys: unknown to this site, or with a value that cannot be merged. */
  skipped: string[];
}

/** Returns the format number that ends a storage key, such as 2 in 'courseReviews@2'; 1 without one. */
const readFormat = (key: string): number => Number(/@(\d+)$/.exec(key)?.[1] ?? 1);

/** Returns the declaration of an imported key, or undefined if the key must not move between devices. */
function findDeclaration(key: string, deviceData: readonly DeviceData[]): DeviceKey | undefined {
  const declarations = deviceData.flatMap(({ keys }) => keys);
  return declarations.find(
    (declaration) =>
      declaration.merge &&
      (declaration.storage ?? 'localStorage') === 'localStorage' &&
      readFormat(key) <= (declaration.format ?? 1) &&
      storageKeyPattern(declaration).test(key),
  );
}

/** Collects the data to export: every localStorage key with a declared merge rule. */
export function buildExport(
  snapshot: DeviceSnapshot,
  deviceData: readonly DeviceData[],
  madeOn: string,
): DeviceExport {
  const found = findStoredItems(snapshot, deviceData).flatMap(({ keys }) => keys);
  const entries = found.flatMap(({ storage, key }) =>
    storage === 'localStorage' && findDeclaration(key, deviceData)
      ? [[key, snapshot.localStorage.get(key) ?? '']]
      : [],
  );
  return { madeOn, entries: Object.fromEntries(entries) };
}

/** Computes the result of an import without writing anything. */
export function planImport(
  deviceExport: DeviceExport,
  snapshot: DeviceSnapshot,
  deviceData: readonly DeviceData[],
): ImportPlan {
  const changes = new Map<string, string>();
  const skipped: string[] = [];
  for (const [key, theirs] of Object.entries(deviceExport.entries)) {
    const rule = findDeclaration(key, deviceData)?.merge;
    const mine = snapshot.localStorage.get(key) ?? null;
    const merged = rule ? merge(rule, mine, theirs) : null;
    if (merged === null) skipped.push(key);
    else if (merged !== mine) changes.set(key, merged);
  }
  const after = { ...snapshot, localStorage: new Map([...snapshot.localStorage, ...changes]) };
  const itemsAfter = findStoredItems(after, deviceData).filter(({ keys }) =>
    keys.some(({ key }) => changes.has(key)),
  );
  return { changes, itemsAfter, skipped };
}
