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
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

/** The page has loaded, and nothing happened for a while. */
async function afterACalm(connection?: object, published = registry) {
  vi.stubGlobal('navigator', { connection });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { startPrefetching } = await import('./prefetch.ts'); // anew: it remembers what was asked for
  startPrefetching(
    () => published,
    () => buildRouteTable(published, fakeShell().flags, {}),
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

it('reads what it has fetched ahead as soon as a pointer nears its link, and says when the link is pressed', async () => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { startPrefetching } = await import('./prefetch.ts');
  const pressed = vi.fn();
  startPrefetching(
    () => registry,
    () => buildRouteTable(registry, fakeShell().flags, {}),
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

describe('fetching ahead', () => {
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
  /** Pages whose files were asked for, in that order. */
  const pages = () => [...new Set(asked().map((line) => /p\d/.exec(line)?.[0]))];
  /** All that was asked for is there; then the browser is idle for a while. */
  async function arrived() {
    for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
  }

  it('goes by the order of the navigation, one page after the other', async () => {
    await afterACalm({}, siteOf(1, 1));
    expect(pages()).toEqual(['p1']);
    await arrived();
    expect(pages()).toEqual(['p1', 'p0']);
  });

  it('ends before the number of files grows over the cap', async () => {
    await afterACalm({}, siteOf(1, 21, 40));
    await arrived();
    await arrived();
    expect(pages()).toEqual(['p2']);
  });

  it('ends after the page whose bytes reached the cap', async () => {
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
