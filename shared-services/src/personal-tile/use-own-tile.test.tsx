import type { KeptThing } from '@ia/federation';
import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { removeDevice, writeDevice } from '../storage/device.ts';

const things: KeptThing[] = ['a', 'b'].map((key) => ({
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
/** As the site is opened anew. */
async function open() {
  vi.resetModules();
  const { giveSeed, useOwnTile } = await import('./index.ts');
  ({ result: shown } = renderHook(() => {
    const { seed, count } = useOwnTile(things);
    useEffect(() => giveSeed({ seed, count }), [seed, count]);
    return { seed, count };
  }));
}

/** Something is written, and the tile has followed: it does so in a task of its own, and so does the seed that comes with it. */
const done = (write: () => void) =>
  act(async () => {
    write();
    for (let task = 0; task < 3; task++) await new Promise((next) => setTimeout(next));
  });

it('keeps nothing before there is something to keep, and then a seed that stays as layers come', async () => {
  await open();
  expect(shown.current).toEqual({ seed: null, count: 0 });
  await done(() => void writeDevice('preferences', '{}'));
  expect(Object.keys(localStorage)).toEqual(['preferences']);
  await done(() => void writeDevice('a', '1'));
  const { seed } = shown.current;
  expect(seed).toMatch(/^[0-9a-f]{8}$/);
  await done(() => void writeDevice('b', '1'));
  expect(shown.current).toEqual({ seed, count: 2 });
  await open();
  expect(shown.current).toEqual({ seed, count: 2 });
});

it('is clay again once everything is erased, and nothing is kept anew', async () => {
  writeDevice('a', '1');
  await open();
  await done(() => {
    for (const key of Object.keys(localStorage)) removeDevice(key);
  });
  expect(shown.current).toEqual({ seed: null, count: 0 });
  expect(localStorage.length).toBe(0);
});

it('erased alone it stays so until something is done, or the site is opened anew', async () => {
  writeDevice('a', '1');
  await open();
  const before = shown.current.seed;
  await done(() => removeDevice('personalTile'));
  expect(shown.current).toEqual({ seed: null, count: 1 });
  await done(() => void writeDevice('b', '1'));
  expect(shown.current.seed).not.toBeNull();
  expect(shown.current.seed).not.toBe(before);
  await done(() => removeDevice('personalTile'));
  await open();
  await done(() => {});
  expect(shown.current.seed).not.toBeNull();
});

it('takes the drawing that comes with the progress of another device, and gives none of its own then', async () => {
  await open();
  await done(() => {
    writeDevice('a', '1');
    writeDevice('personalTile', '3f9a1c07');
  });
  expect(shown.current).toEqual({ seed: '3f9a1c07', count: 1 });
});

it('a spoilt seed is none, and another takes its place', async () => {
  writeDevice('personalTile', 'zzz');
  await open();
  expect(shown.current.seed).toBeNull();
  await done(() => void writeDevice('a', '1'));
  expect(shown.current.seed).toMatch(/^[0-9a-f]{8}$/);
});
