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

it('keeps nothing before there is something to keep, and then a seed that stays as layers come', async () => {
  await open();
  expect(shown.current).toEqual({ seed: null, count: 0 });
  act(() => void writeDevice('preferences', '{}'));
  expect(Object.keys(localStorage)).toEqual(['preferences']);
  act(() => void writeDevice('a', '1'));
  const { seed } = shown.current;
  expect(seed).toMatch(/^[0-9a-f]{8}$/);
  act(() => void writeDevice('b', '1'));
  expect(shown.current).toEqual({ seed, count: 2 });
  await open();
  expect(shown.current).toEqual({ seed, count: 2 });
});

it('is clay again once everything is erased, and nothing is kept anew', async () => {
  writeDevice('a', '1');
  await open();
  act(() => {
    for (const key of Object.keys(localStorage)) removeDevice(key);
  });
  expect(shown.current).toEqual({ seed: null, count: 0 });
  expect(localStorage.length).toBe(0);
});

it('erased alone it stays so until something is done, or the site is opened anew', async () => {
  writeDevice('a', '1');
  await open();
  const before = shown.current.seed;
  act(() => removeDevice('personalTile'));
  expect(shown.current).toEqual({ seed: null, count: 1 });
  act(() => void writeDevice('b', '1'));
  expect(shown.current.seed).not.toBeNull();
  expect(shown.current.seed).not.toBe(before);
  act(() => removeDevice('personalTile'));
  await open();
  expect(shown.current.seed).not.toBeNull();
});

it('takes the drawing that comes with the progress of another device, and gives none of its own then', async () => {
  await open();
  act(() => {
    writeDevice('a', '1');
    writeDevice('personalTile', '3f9a1c07');
  });
  expect(shown.current).toEqual({ seed: '3f9a1c07', count: 1 });
});

it('a spoilt seed is none, and another takes its place', async () => {
  writeDevice('personalTile', 'zzz');
  await open();
  expect(shown.current.seed).toBeNull();
  act(() => void writeDevice('a', '1'));
  expect(shown.current.seed).toMatch(/^[0-9a-f]{8}$/);
});
