import type { DeviceData, DeviceKey, TileLayer } from '@ia/federation';
import { isEmptyValue, storageKeyPattern } from '../device-data/index.ts';

/**
 * One layer of «O meu azulejo», the visitor's tile, and whether the visitor has earned it. A layer is a part
 * of the drawing. Apps declare layers, and the stored data that earns them, under `deviceData` in
 * `mfe.config.ts`.
 */
export interface Layer extends Pick<TileLayer, 'name' | 'hint' | 'address'> {
  isEarned: boolean;
}

/**
 * Returns the value of an entry. Keys that end in `@2` or higher store it as `{ value, seen }`
 * (`storage/formats.ts`).
 */
const unwrap = (key: string, value: unknown): unknown =>
  /@\d+$/.test(key) ? (value as { value?: unknown } | null)?.value : value;

function holdsValue(key: string, text: string, field: string | undefined): boolean {
  if (field === undefined) return !isEmptyValue(text);
  try {
    // In a list, one entry with the field is enough.
    return [unwrap(key, JSON.parse(text))].flat().some((entry) => {
      const value = (entry as Record<string, unknown> | null)?.[field];
      return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
    });
  } catch {
    return false; // Corrupt JSON counts as empty.
  }
}

const isLayerEarned = (
  declaredKey: DeviceKey,
  field: string | undefined,
  stored: ReadonlyMap<string, string>,
): boolean => {
  const matches = storageKeyPattern(declaredKey);
  return [...stored].some(([key, text]) => matches.test(key) && holdsValue(key, text, field));
};

/**
 * Returns the layers that the site's sections declare, each once and in order, with whether this device has earned
 * them. They are derived from the stored progress; there is no second record.
 * @param declarations the declarations of all sections, `shell.deviceData()`
 * @param stored the texts of localStorage by key
 */
export function layersOf(declarations: readonly DeviceData[], stored: ReadonlyMap<string, string>): Layer[] {
  const layers = new Map<string, Layer>();
  for (const declaredKey of declarations.flatMap(({ keys }) => keys)) {
    if (declaredKey.storage && declaredKey.storage !== 'localStorage') continue;
    for (const { name, hint, address, field } of declaredKey.layers ?? []) {
      const isEarned = layers.get(name)?.isEarned || isLayerEarned(declaredKey, field, stored);
      layers.set(name, { name, hint, address, isEarned });
    }
  }
  return [...layers.values()];
}
