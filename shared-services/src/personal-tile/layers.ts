import type { KeptPlace, KeptThing, TileLayer } from '@ia/federation';
import { isNothing, matcherOf } from '../kept/index.ts';

/** One layer of «O meu azulejo», and whether what brings it is done. */
export interface Layer extends Pick<TileLayer, 'name' | 'next' | 'to'> {
  there: boolean;
}

/** What an app keeps after its first format stands in an envelope. */
const opened = (key: string, value: unknown): unknown =>
  /@\d+$/.test(key) ? (value as { value?: unknown } | null)?.value : value;

function holds(key: string, text: string, field: string | undefined): boolean {
  if (field === undefined) return !isNothing(text);
  try {
    // Of a list, any entry that has the field counts.
    return [opened(key, JSON.parse(text))].flat().some((whole) => {
      const value = (whole as Record<string, unknown> | null)?.[field];
      return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
    });
  } catch {
    return false; // Spoilt: nothing that could be read.
  }
}

const isThere = (place: KeptPlace, field: string | undefined, kept: ReadonlyMap<string, string>): boolean => {
  const matches = matcherOf(place);
  return [...kept].some(([key, text]) => matches.test(key) && holds(key, text, field));
};

/**
 * The layers that the sections of this site declare, each once and in their order, with whether this device has what brings
 * it. They are read from the progress that is kept anyway: there is no second record of it.
 * @param things what all sections declare, `shell.kept()`
 * @param kept the texts of localStorage by their keys
 */
export function layersOf(things: readonly KeptThing[], kept: ReadonlyMap<string, string>): Layer[] {
  const layers = new Map<string, Layer>();
  for (const place of things.flatMap(({ keys }) => keys)) {
    if (place.where && place.where !== 'localStorage') continue;
    for (const { name, next, to, in: field } of place.layers ?? []) {
      const there = layers.get(name)?.there || isThere(place, field, kept);
      layers.set(name, { name, next, to, there });
    }
  }
  return [...layers.values()];
}
