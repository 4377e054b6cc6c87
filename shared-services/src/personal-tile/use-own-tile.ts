import type { KeptThing } from '@ia/federation';
import { useMemo, useSyncExternalStore } from 'react';
import { deviceKeys, readDevice, subscribeDevice } from '../storage/device.ts';
import { type Layer, layersOf } from './layers.ts';
import { asSeed, SEED_KEY } from './seed.ts';

/** A visitor's own tile, as this device has it. */
export interface OwnTile {
  /** Null: nothing was done here yet, and the tile is clay. */
  seed: string | null;
  /** What brings a layer, done or not. */
  layers: readonly Layer[];
  /** How many are done. */
  count: number;
}

/** What is kept on this device now. */
function readOwnTile(things: readonly KeptThing[]): OwnTile {
  const kept = new Map(deviceKeys('').map((key) => [key, readDevice(key) ?? '']));
  const layers = layersOf(things, kept);
  return {
    seed: asSeed(kept.get(SEED_KEY) ?? null),
    layers,
    count: layers.filter(({ there }) => there).length,
  };
}

/** In a task of its own, once for what was written together: all that the device keeps is read, and whoever acts goes first. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = subscribeDevice(null, () => {
    clearTimeout(timer);
    timer = setTimeout(listener);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * The tile of whoever uses this device, which follows what they do, in this tab and in others.
 * @param things what all sections declare, `shell.kept()`
 */
export function useOwnTile(things: readonly KeptThing[]): OwnTile {
  // As text, so that what changes nothing of the tile renders nothing anew; and a first view, which knows no device, has none.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readOwnTile(things)),
    () => JSON.stringify({ seed: null, layers: layersOf(things, new Map()), count: 0 }),
  );
  return useMemo(() => JSON.parse(text) as OwnTile, [text]);
}
