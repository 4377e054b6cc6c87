import { fakeShell } from '@ia/federation/fake-shell';
import { parseRegistry } from '@ia/federation/registry';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
const site = { featureFlags: fakeShell().flags, pageThemes: {} };
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

/** Starts prefetching on a loaded page and lets it be idle for a while. */
async function afterACalm(connection?: object, published = registry) {
  vi.stubGlobal('navigator', { connection });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { startPrefetching } = await import('./prefetch.ts'); // a fresh module: it stores requests
  startPrefetching(
    () => published,
    () => buildRouteTable(published, site),
  );
  await vi.advanceTimersByTimeAsync(10_000);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

it('prefetches only pages of the site navigation (V48)', async () => {
  await afterACalm();
  expect(asked()).toEqual([`prefetch ${location.origin}/mfe-x/learn.js`]);
});

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing on %o',
  async (connection) => {
    await afterACalm(connection);
    expect(asked()).toEqual([]);
  },
);

it('preloads a page at once when its link gets the focus, also with an encoded address', async () => {
  await afterACalm({ saveData: true });
  const link = Object.assign(document.createElement('a'), { href: '#/component-library%23core-ui' });
  document.body.append(link);
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // Once per test above, whose listeners remain in this document
  expect(new Set(asked())).toEqual(new Set([`modulepreload ${location.origin}/mfe-x/library.js`]));
});

it('preloads prefetched files when a pointer nears their link, and calls back on pointerdown', async () => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { startPrefetching } = await import('./prefetch.ts');
  const pressed = vi.fn();
  startPrefetching(
    () => registry,
    () => buildRouteTable(registry, site),
    pressed,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  const file = `${location.origin}/mfe-x/learn.js`;
  expect(new Set(asked())).toEqual(new Set([`prefetch ${file}`]));

  const link = Object.assign(document.createElement('a'), { href: '#/aprender' });
  document.body.append(link);
  const nears = () => link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  nears();
  const here = asked();
  expect(here.filter((line) => line === `modulepreload ${file}`).length).toBeGreaterThan(0);
  nears();
  expect(asked(), 'once').toEqual(here);
  expect(pressed).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(pressed, 'no link').not.toHaveBeenCalled();
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(pressed).toHaveBeenCalledOnce();
});

describe('prefetching', () => {
  const filesOf = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}.js`);
  const siteOf = (...counts: number[]) =>
    parseRegistry(
      registryOfOne({
        routes: [
          routeTo('/'),
          ...counts.map((count, i) =>
            routeTo(`/p${i}`, {
              menu: { label: 'X', order: counts.length - i },
              preload: filesOf(`p${i}`, count),
            }),
          ),
        ],
      }),
    );
  /** Pages whose files were requested, in order. */
  const pages = () => [...new Set(asked().map((line) => /p\d/.exec(line)?.[0]))];
  /** Completes all requests, then lets the browser be idle for a while. */
  async function arrived() {
    for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
  }

  it('follows the order of the navigation, one page after the other', async () => {
    await afterACalm({}, siteOf(1, 1));
    expect(pages()).toEqual(['p1']);
    await arrived();
    expect(pages()).toEqual(['p1', 'p0']);
  });

  it('stops before the number of files exceeds the limit', async () => {
    await afterACalm({}, siteOf(1, 21, 40));
    await arrived();
    await arrived();
    expect(pages()).toEqual(['p2']);
  });

  it('stops after the page whose bytes reached the limit', async () => {
    vi.spyOn(performance, 'getEntriesByName').mockImplementation(
      (href) => [{ name: href, transferSize: 150_000 }] as unknown as PerformanceEntryList,
    );
    await afterACalm({}, siteOf(1, 2, 1));
    await arrived();
    await arrived();
    await arrived();
    expect(pages()).toEqual(['p2', 'p1']);
  });
});
