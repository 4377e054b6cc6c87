// Tests `hints.js`, the inlined script that requests the files of the current route before the shell's module
// runs.
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { beforeEach, expect, it, vi } from 'vitest';
import hints from './hints.ts';

beforeEach(() => {
  const registry = registryOfOne({
    routes: [
      routeTo('/', { preload: ['main.js'] }),
      routeTo('/curso', { preload: ['curso.js'], theme: 'green' }),
      routeTo('/museu/obras', { preload: ['obras.js'], theme: 'pink' }),
      routeTo('/moderacao', { preload: ['staff.js'], flag: 'enableModeration' }),
      routeTo('/noite', { preload: ['noite.js'], flag: 'enableNight' }),
    ],
    flags: { enableNight: false },
  });
  document.head.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`;
});

/** Runs the script at an address. @returns the files that it requests, joined with commas */
const runHints = (hash: string, config: object = {}) => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`,
  );
  history.replaceState(null, '', `/${hash}`);
  hints();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')).join();
};

it.each(['#/curso', '#/curso/', '#/curso?bloco=2', '#/curso#blocos', '#/curso%23blocos'])(
  'hints preload the files of %s and set its theme',
  (hash) => {
    expect(runHints(hash)).toBe('./mfe-x/curso.js');
    expect(document.documentElement.dataset.theme).toBe('green');
  },
);

it('hints in the document of a route preload its files, relative to that document', () => {
  Object.assign(document.documentElement.dataset, { root: '../', route: '/curso' });
  expect(runHints('')).toBe('../mfe-x/curso.js');
  expect(runHints('#/museu/obras')).toContain('../mfe-x/obras.js');
  for (const name of ['root', 'route']) delete document.documentElement.dataset[name];
});

it('hints match paths of several segments', () => {
  expect(runHints('#/museu/obras')).toBe('./mfe-x/obras.js');
});

it.each<[string, string, object]>([
  ['the site turns off', '#/moderacao', { featureFlags: { enableModeration: false } }],
  ['is off by default', '#/noite', {}],
])('hints preload the main page instead of a page that %s', (_, hash, config) => {
  expect(runHints(hash, config)).toBe('./mfe-x/main.js');
});

it.each<[string, object]>([
  ['#/moderacao', {}],
  ['#/noite', { featureFlags: { enableNight: true } }],
])('hints preload the files of %s while its flag is on: %j', (hash, config) => {
  expect(runHints(hash, config)).toMatch(/staff|noite/);
});

it.each([
  ['/curso/#blocos', true],
  ['/curso/#/curso%23blocos', true],
  ['/curso/#/curso#blocos', true],
  ['/curso/', false],
  ['/curso/#outra', false],
])('hints scroll a prerendered page at %s to the section of the address: %s', (address, scrolls) => {
  Object.assign(document.documentElement.dataset, { root: '../', route: '/curso', prerender: 'mfe-x@1' });
  document.body.innerHTML = '<section id="blocos"></section>';
  const scrollIntoView = vi.fn();
  (document.getElementById('blocos') as HTMLElement).scrollIntoView = scrollIntoView;
  history.replaceState(null, '', address);
  hints();
  expect(scrollIntoView).toHaveBeenCalledTimes(scrolls ? 1 : 0);
  // Not for a history entry that was visited before, nor while the prerendered view is hidden.
  history.replaceState({ entry: 'a' }, '', address);
  hints();
  history.replaceState(null, '', address);
  document.documentElement.dataset.elsewhere = '';
  hints();
  expect(scrollIntoView).toHaveBeenCalledTimes(scrolls ? 1 : 0);
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  document.body.replaceChildren();
});

it('hints let a prerendered view paint before they request files', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const { dataset } = document.documentElement;
  dataset.prerender = 'mfe-x@1.0.0';
  expect(runHints('')).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  expect(runHints('#/curso')).toContain('./mfe-x/main.js');

  dataset.elsewhere = '';
  document.head.querySelectorAll('link').forEach((link) => void link.remove());
  expect(runHints('#/curso'), 'another page is requested: its files at once').toBe('./mfe-x/curso.js');
  for (const name of ['data-prerender', 'data-elsewhere']) document.documentElement.removeAttribute(name);
  vi.useRealTimers();
});
