import { expect, it, vi } from 'vitest';
import { createPageStore } from './page-store.ts';

const page = { Page: () => null, version: '1' };

it('start loads a page once, also when it is requested several times', async () => {
  const store = createPageStore();
  const load = vi.fn(async () => page);
  await Promise.all([store.start('a', load), store.start('a', load)]);
  await store.start('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(store.get('a')).toEqual({ status: 'ready', page, replaced: 0 });
});

it('start loads a page again after a failure', async () => {
  const store = createPageStore();
  const load = vi.fn(async () => page).mockRejectedValueOnce(new Error('offline'));
  await store.start('a', load);
  expect(store.get('a')?.status).toBe('failed');
  await store.start('a', load);
  expect(store.get('a')?.status).toBe('ready');
});

it('replace swaps a broken page once another has loaded, and keeps it when none loads', async () => {
  const store = createPageStore();
  await store.start('mfe-x@1/a', async () => page);
  const replacement = { ...page, version: '0' };
  await store.replace('mfe-x@1/a', async () => replacement);
  expect(store.get('mfe-x@1/a')).toEqual({ status: 'ready', page: replacement, replaced: 1 });
  await expect(store.replace('mfe-x@1/a', () => Promise.reject(new Error('offline')))).rejects.toThrow();
  expect(store.get('mfe-x@1/a')).toEqual({ status: 'ready', page: replacement, replaced: 1 });
});

it('ofApp returns the pages of an app, the last requested one last', async () => {
  const store = createPageStore();
  const statuses = (app: string) => store.ofApp(app).map(({ status }) => status);
  await store.start('mfe-x@1/a', () => Promise.reject(new Error('offline')));
  await store.start('mfe-y@1/a', async () => page);
  await store.start('mfe-x@1/b', async () => page);
  expect(statuses('mfe-x')).toEqual(['failed', 'ready']);
  await store.start('mfe-x@1/a', () => Promise.reject(new Error('offline')));
  expect(statuses('mfe-x')).toEqual(['ready', 'failed']);
  expect([statuses('mfe-y'), statuses('mfe')]).toEqual([['ready'], []]);
});
