import { readFileSync } from 'node:fs';
import path from 'node:path';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { beforeEach, expect, it, vi } from 'vitest';

// A plain script of public/, not a module: it is run as the browser runs it.
const run = new Function(readFileSync(path.join(import.meta.dirname, '../../public/hints.js'), 'utf8'));

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

const askedFor = (hash: string, config: object = {}) => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`,
  );
  history.replaceState(null, '', `/${hash}`);
  run();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')).join();
};

it.each(['#/curso', '#/curso/', '#/curso?bloco=2', '#/curso#blocos', '#/curso%23blocos'])(
  'asks for the files of %s at once, and sets its theme',
  (hash) => {
    expect(askedFor(hash)).toBe('./mfe-x/curso.js');
    expect(document.documentElement.dataset.theme).toBe('green');
  },
);

it('asks, in a document at the real path of its route, for the files of that, as seen from there', () => {
  Object.assign(document.documentElement.dataset, { root: '../', route: '/curso' });
  expect(askedFor('')).toBe('../mfe-x/curso.js');
  expect(askedFor('#/museu/obras')).toContain('../mfe-x/obras.js');
  for (const name of ['root', 'route']) delete document.documentElement.dataset[name];
});

it('knows paths of several levels', () => {
  expect(askedFor('#/museu/obras')).toBe('./mfe-x/obras.js');
});

it.each<[string, string, object]>([
  ['is turned off', '#/moderacao', { featureFlags: { enableModeration: false } }],
  ['its app keeps off', '#/noite', {}],
])('asks for the main page where a page %s, as the shell will show it', (_, hash, config) => {
  expect(askedFor(hash, config)).toBe('./mfe-x/main.js');
});

it.each<[string, object]>([
  ['#/moderacao', {}],
  ['#/noite', { featureFlags: { enableNight: true } }],
])('asks for the files of %s while its flag is on: %j', (hash, config) => {
  expect(askedFor(hash, config)).toMatch(/staff|noite/);
});

it.each([
  ['/curso/#blocos', true],
  ['/curso/#/curso%23blocos', true],
  ['/curso/#/curso#blocos', true],
  ['/curso/', false],
  ['/curso/#outra', false],
])('goes at %s to the section that was asked for, where it stands: %s', (address, goes) => {
  Object.assign(document.documentElement.dataset, { root: '../', route: '/curso', firstView: 'mfe-x@1' });
  document.body.innerHTML = '<section id="blocos"></section>';
  const gone = vi.fn();
  (document.getElementById('blocos') as HTMLElement).scrollIntoView = gone;
  history.replaceState(null, '', address);
  run();
  expect(gone).toHaveBeenCalledTimes(goes ? 1 : 0);
  // Who comes back to an entry was somewhere else on the page; where another page was asked for, nothing stands here.
  history.replaceState({ entry: 'a' }, '', address);
  run();
  history.replaceState(null, '', address);
  document.documentElement.dataset.elsewhere = '';
  run();
  expect(gone).toHaveBeenCalledTimes(goes ? 1 : 0);
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  document.body.replaceChildren();
});

it('lets what stands in the document be painted before it asks for anything', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const { dataset } = document.documentElement;
  dataset.firstView = 'mfe-x@1.0.0';
  expect(askedFor('')).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  expect(askedFor('#/curso')).toContain('./mfe-x/main.js');

  dataset.elsewhere = '';
  document.head.querySelectorAll('link').forEach((link) => void link.remove());
  expect(askedFor('#/curso'), 'another page was asked for: nothing of this one is painted').toBe(
    './mfe-x/curso.js',
  );
  for (const name of ['data-first-view', 'data-elsewhere']) document.documentElement.removeAttribute(name);
  vi.useRealTimers();
});
