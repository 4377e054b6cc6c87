// Fixtures for tests of the page loader: a registry with one app, `mfe-x`, and a fake runtime.
import { parseRegistry } from '@ia/federation/registry';
import { provides, registryOfOne, routeTo } from '@ia/test-support/registry';
import { vi } from 'vitest';
import type { Runtime } from './load-page.ts';

/** Creates a registry with one app, at a version and optionally with a last good one. */
export const registry = (version: string, lastGood?: string) =>
  parseRegistry(
    registryOfOne({
      version,
      base: `./mfe-x/${version}/`,
      entry: `./mfe-x/${version}/remoteEntry.js`,
      ...(lastGood
        ? { lastGood: { version: lastGood, entry: `./mfe-x/${lastGood}/remoteEntry.js`, contract: 1 } }
        : {}),
      routes: [routeTo('/')],
    }),
  );

export const Page = () => null;

/**
 * A runtime that records the registered entries.
 * @param loads decides whether an entry loads, fails or hangs
 */
export function fakeRuntime(loads: (entry: string) => boolean | 'hangs') {
  const entries: string[] = [];
  const runtime: Runtime = {
    provides,
    registerRemotes: ([remote]) => void entries.push(remote?.entry ?? ''),
    loadRemote: async <T>() => {
      const state = loads(entries.at(-1) ?? '');
      if (state === 'hangs') return new Promise<T>(() => {});
      if (!state) throw new Error('failed to fetch');
      return { default: Page } as T;
    },
  };
  return { runtime, entries };
}

/** Sets the response of `registry.json`. */
export const publish = (next: ReturnType<typeof registry>) =>
  vi.stubGlobal('fetch', async () => Response.json(next));
