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
/** The hints in the document, such as `prefetch <address>`. */
const requestedLinks = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

/** Starts prefetching on a loaded page and lets it be idle for ten seconds. */
async function startAndIdle(connection?: object, published = registry) {
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

it('startPrefetching prefetches only pages of the site navigation (V48)', async () => {
  await startAndIdle();
  expect(requestedLinks()).toEqual([`prefetch ${location.origin}/mfe-x/learn.js`]);
});

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'startPrefetching prefetches nothing on %o',
  async (connection) => {
    await startAndIdle(connection);
    expect(requestedLinks()).toEqual([]);
  },
);

it('startPrefetching preloads a page at once when its link gets the focus, also with an encoded address', async () => {
  await startAndIdle({ saveData: true });
  const link = Object.assign(document.createElement('a'), { href: '#/component-library%23core-ui' });
  document.body.append(link);
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // A set, because the listeners of the tests above remain in this document and hint as well.
  expect(new Set(requestedLinks())).toEqual(new Set([`modulepreload ${location.origin}/mfe-x/library.js`]));
});

it('startPrefetching preloads prefetched files when a pointer nears their link, and calls back on pointerdown', async () => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { startPrefetching } = await import('./prefetch.ts');
  const onPress = vi.fn();
  startPrefetching(
    () => registry,
    () => buildRouteTable(registry, site),
    onPress,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  const file = `${location.origin}/mfe-x/learn.js`;
  expect(new Set(requestedLinks())).toEqual(new Set([`prefetch ${file}`]));

  const link = Object.assign(document.createElement('a'), { href: '#/aprender' });
  document.body.append(link);
  const movePointerOverLink = () => link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  movePointerOverLink();
  const linksAfterHover = requestedLinks();
  expect(linksAfterHover.filter((line) => line === `modulepreload ${file}`).length).toBeGreaterThan(0);
  movePointerOverLink();
  expect(requestedLinks(), 'once').toEqual(linksAfterHover);
  expect(onPress).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(onPress, 'no link').not.toHaveBeenCalled();
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(onPress).toHaveBeenCalledOnce();
});

describe('prefetching', () => {
  const filesOf = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}.js`);
  /** A registry whose pages /p0, /p1 … have these numbers of files; the navigation lists them in reverse. */
  const registryWithFiles = (...counts: number[]) =>
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
  const requestedPages = () => [...new Set(requestedLinks().map((line) => /p\d/.exec(line)?.[0]))];
  /** Completes all requests, then lets the browser be idle for a while. */
  async function completeRequests() {
    for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
  }

  it('follows the order of the navigation, one page after the other', async () => {
    await startAndIdle({}, registryWithFiles(1, 1));
    expect(requestedPages()).toEqual(['p1']);
    await completeRequests();
    expect(requestedPages()).toEqual(['p1', 'p0']);
  });

  it('stops before the number of files exceeds the limit', async () => {
    // The limit is 60 files: 40 of /p2 fit, the 21 of /p1 do not.
    await startAndIdle({}, registryWithFiles(1, 21, 40));
    await completeRequests();
    await completeRequests();
    expect(requestedPages()).toEqual(['p2']);
  });

  it('stops after the page whose bytes reached the limit', async () => {
    // The limit is 400 kB: the three files of /p2 and /p1 have 450 kB.
    vi.spyOn(performance, 'getEntriesByName').mockImplementation(
      (href) => [{ name: href, transferSize: 150_000 }] as unknown as PerformanceEntryList,
    );
    await startAndIdle({}, registryWithFiles(1, 2, 1));
    await completeRequests();
    await completeRequests();
    await completeRequests();
    expect(requestedPages()).toEqual(['p2', 'p1']);
  });
});
