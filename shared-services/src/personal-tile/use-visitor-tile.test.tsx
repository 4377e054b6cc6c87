// Tests the visitor's tile on a page. As in the shell, `ensureSeed` gets the state of `useVisitorTile`.
import type { DeviceData } from '@ia/federation';
import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { removeDevice, writeDevice } from '../storage/device.ts';

const DECLARATIONS: DeviceData[] = ['a', 'b'].map((key) => ({
  app: 'mfe-x',
  label: key,
  purpose: 'x',
  kind: 'progress',
  keys: [{ key, layers: [{ name: key, hint: 'x', address: '/x' }] }],
}));

let tile: { current: { seed: string | null; count: number } };
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
});
/** Simulates a new page load. */
async function loadPage() {
  vi.resetModules();
  const { ensureSeed, useVisitorTile } = await import('./index.ts');
  ({ result: tile } = renderHook(() => {
    const { seed, count } = useVisitorTile(DECLARATIONS);
    useEffect(() => ensureSeed({ seed, count }), [seed, count]);
    return { seed, count };
  }));
}

/** Writes, then waits for the tile and the new seed: each updates in its own task. */
const writeAndUpdate = (writeValues: () => void) =>
  act(async () => {
    writeValues();
    for (let task = 0; task < 3; task++) await new Promise((resume) => setTimeout(resume));
  });

it('Tile stores no seed before the first layer and keeps the seed as layers are added', async () => {
  await loadPage();
  expect(tile.current).toEqual({ seed: null, count: 0 });
  await writeAndUpdate(() => void writeDevice('preferences', '{}'));
  expect(Object.keys(localStorage)).toEqual(['preferences']);
  await writeAndUpdate(() => void writeDevice('a', '1'));
  const { seed } = tile.current;
  expect(seed).toMatch(/^[0-9a-f]{8}$/);
  await writeAndUpdate(() => void writeDevice('b', '1'));
  expect(tile.current).toEqual({ seed, count: 2 });
  await loadPage();
  expect(tile.current).toEqual({ seed, count: 2 });
});

it('Tile is empty after all data is erased, and stores nothing', async () => {
  writeDevice('a', '1');
  await loadPage();
  await writeAndUpdate(() => {
    for (const key of Object.keys(localStorage)) removeDevice(key);
  });
  expect(tile.current).toEqual({ seed: null, count: 0 });
  expect(localStorage.length).toBe(0);
});

it('Tile whose seed was erased gets a new seed with the next layer or page load', async () => {
  writeDevice('a', '1');
  await loadPage();
  const before = tile.current.seed;
  await writeAndUpdate(() => removeDevice('personalTile'));
  expect(tile.current).toEqual({ seed: null, count: 1 });
  await writeAndUpdate(() => void writeDevice('b', '1'));
  expect(tile.current.seed).not.toBeNull();
  expect(tile.current.seed).not.toBe(before);
  await writeAndUpdate(() => removeDevice('personalTile'));
  await loadPage();
  await writeAndUpdate(() => {});
  expect(tile.current.seed).not.toBeNull();
});

it('Tile uses the seed imported from another device instead of a new one', async () => {
  await loadPage();
  await writeAndUpdate(() => {
    writeDevice('a', '1');
    writeDevice('personalTile', '3f9a1c07');
  });
  expect(tile.current).toEqual({ seed: '3f9a1c07', count: 1 });
});

it('Tile replaces a corrupt seed', async () => {
  writeDevice('personalTile', 'zzz');
  await loadPage();
  expect(tile.current.seed).toBeNull();
  await writeAndUpdate(() => void writeDevice('a', '1'));
  expect(tile.current.seed).toMatch(/^[0-9a-f]{8}$/);
});
