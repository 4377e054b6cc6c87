import { fakeShell } from '@ia/federation/fake-shell';
import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildRouteTable } from '../router/route-table.ts';

const menu = { label: 'X', order: 1 };
const registry = parseRegistry(
  registryOfOne({
    routes: [
      routeTo('/', { preload: ['main.js'] }),
      routeTo('/aprender', { menu, preload: ['learn.js'] }),
      routeTo('/component-library', { preload: ['library.js'] }),
      routeTo('/moderacao', { listed: false, preload: ['staff.js'] }),
    ],
  }),
);
const table = buildRouteTable(registry, fakeShell().flags, {});
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

/** The page has loaded, and nothing happened for a while. */
async function afterACalm(connection?: object) {
  vi.stubGlobal('navigator', { connection });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { startPrefetching } = await import('./prefetch.ts'); // anew: it remembers what was asked for
  startPrefetching(
    () => registry,
    () => table,
  );
  await vi.advanceTimersByTimeAsync(10_000);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

it('fetches ahead what the site navigation offers, and nothing else (V48)', async () => {
  await afterACalm();
  expect(asked()).toEqual([`prefetch ${location.origin}/mfe-x/learn.js`]);
});

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing ahead on %o',
  async (connection) => {
    await afterACalm(connection);
    expect(asked()).toEqual([]);
  },
);

it('fetches a page at once when the focus nears its link, however the link is written', async () => {
  await afterACalm({ saveData: true });
  const link = Object.assign(document.createElement('a'), { href: '#/component-library%23core-ui' });
  document.body.append(link);
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // Once for each test above that listens in this document too
  expect(new Set(asked())).toEqual(new Set([`modulepreload ${location.origin}/mfe-x/library.js`]));
});
