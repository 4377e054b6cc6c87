import type { DeviceData } from '@ia/federation';
import { useMemo, useSyncExternalStore } from 'react';
import { deviceKeys, readDevice, subscribeDevice } from '../storage/device.ts';
import { type Layer, layersOf } from './layers.ts';
import { parseSeed, SEED_KEY } from './seed.ts';

/**
 * The visitor's tile on this device: a drawing that gains a layer with each kind of activity on the site.
 */
export interface VisitorTile {
  /** Random digits that decide the drawing. Null before the first layer is earned: the tile is blank. */
  seed: string | null;
  /** All layers, earned or not. */
  layers: readonly Layer[];
  /** Number of earned layers. */
  count: number;
}

/** Derives the tile from the current contents of localStorage. */
function readVisitorTile(declarations: readonly DeviceData[]): VisitorTile {
  const stored = new Map(deviceKeys('').map((key) => [key, readDevice(key) ?? '']));
  const layers = layersOf(declarations, stored);
  return {
    seed: parseSeed(stored.get(SEED_KEY) ?? null),
    layers,
    count: layers.filter(({ isEarned }) => isEarned).length,
  };
}

/**
 * Notifies in a separate task, once for several writes: reading all stored data must not delay the visitor's action.
 */
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
 * Returns the visitor's tile and follows changes in this tab and in others.
 * @param declarations the declarations of all sections, `shell.deviceData()`
 */
export function useVisitorTile(declarations: readonly DeviceData[]): VisitorTile {
  // The snapshot is a string, so that unrelated writes cause no render. The server snapshot has no device data.
  const snapshot = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readVisitorTile(declarations)),
    () => JSON.stringify({ seed: null, layers: layersOf(declarations, new Map()), count: 0 }),
  );
  return useMemo(() => JSON.parse(snapshot) as VisitorTile, [snapshot]);
}
