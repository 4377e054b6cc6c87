import { expect, it, vi } from 'vitest';
import { createPageStore } from './page-store.ts';

const page = { Page: () => null, version: '1', contract: 4 };

it('loads a page once, however often it is asked for', async () => {
  const store = createPageStore();
  const load = vi.fn(async () => page);
  await Promise.all([store.start('a', load), store.start('a', load)]);
  await store.start('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(store.get('a')).toEqual({ status: 'ready', page });
});

it('tries again after a failure', async () => {
  const store = createPageStore();
  const load = vi.fn(async () => page).mockRejectedValueOnce(new Error('offline'));
  await store.start('a', load);
  expect(store.get('a')?.status).toBe('failed');
  await store.start('a', load);
  expect(store.get('a')?.status).toBe('ready');
});
