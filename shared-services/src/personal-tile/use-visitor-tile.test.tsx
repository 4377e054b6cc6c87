import type { DeviceData } from '@ia/federation';
import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { removeDevice, writeDevice } from '../storage/device.ts';

const things: DeviceData[] = ['a', 'b'].map((key) => ({
  app: 'mfe-x',
  label: key,
  purpose: 'x',
  kind: 'progress',
  keys: [{ key, layers: [{ name: key, next: 'x', to: '/x' }] }],
}));

let shown: { current: { seed: string | null; count: number } };
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
});
/** Simulates a new page load. */
async function open() {
  vi.resetModules();
  const { ensureSeed, useVisitorTile } = await import('./index.ts');
  ({ result: shown } = renderHook(() => {
    const { seed, count } = useVisitorTile(things);
    useEffect(() => ensureSeed({ seed, count }), [seed, count]);
    return { seed, count };
  }));
}

/** Writes, then waits for the tile and the new seed: each updates in its own task. */
const write = (change: () => void) =>
  act(async () => {
    change();
    for (let task = 0; task < 3; task++) await new Promise((next) => setTimeout(next));
  });

it('Tile stores no seed before the first layer and keeps the seed as layers are added', async () => {
  await open();
  expect(shown.current).toEqual({ seed: null, count: 0 });
  await write(() => void writeDevice('preferences', '{}'));
  expect(Object.keys(localStorage)).toEqual(['preferences']);
  await write(() => void writeDevice('a', '1'));
  const { seed } = shown.current;
  expect(seed).toMatch(/^[0-9a-f]{8}$/);
  await write(() => void writeDevice('b', '1'));
  expect(shown.current).toEqual({ seed, count: 2 });
  await open();
  expect(shown.current).toEqual({ seed, count: 2 });
});

it('Tile is empty after all data is erased, and stores nothing', async () => {
  writeDevice('a', '1');
  await open();
  await write(() => {
    for (const key of Object.keys(localStorage)) removeDevice(key);
  });
  expect(shown.current).toEqual({ seed: null, count: 0 });
  expect(localStorage.length).toBe(0);
});

it('Tile whose seed was erased gets a new seed with the next layer or page load', async () => {
  writeDevice('a', '1');
  await open();
  const before = shown.current.seed;
  await write(() => removeDevice('personalTile'));
  expect(shown.current).toEqual({ seed: null, count: 1 });
  await write(() => void writeDevice('b', '1'));
  expect(shown.current.seed).not.toBeNull();
  expect(shown.current.seed).not.toBe(before);
  await write(() => removeDevice('personalTile'));
  await open();
  await write(() => {});
  expect(shown.current.seed).not.toBeNull();
});

it('Tile uses the seed imported from another device instead of a new one', async () => {
  await open();
  await write(() => {
    writeDevice('a', '1');
    writeDevice('personalTile', '3f9a1c07');
  });
  expect(shown.current).toEqual({ seed: '3f9a1c07', count: 1 });
});

it('Tile replaces a corrupt seed', async () => {
  writeDevice('personalTile', 'zzz');
  await open();
  expect(shown.current.seed).toBeNull();
  await write(() => void writeDevice('a', '1'));
  expect(shown.current.seed).toMatch(/^[0-9a-f]{8}$/);
});
