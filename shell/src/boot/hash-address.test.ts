import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  for (const name of ['root', 'route']) delete document.documentElement.dataset[name];
});

/** Opens a document at an address, as the shell does at start. @returns the address that is shown */
async function openDocument(address: string) {
  history.replaceState(null, '', address);
  vi.resetModules();
  const { showHashAddress } = await import('./hash-address.ts');
  const { atBase, atDocument } = await import('../address/base.ts');
  showHashAddress();
  return { shown: location.href.slice(location.origin.length), atBase, atDocument };
}

it.each([
  ['/ia/curso/', '/ia/#/curso'],
  ['/ia/curso/?bloco=2#notas', '/ia/#/curso?bloco=2#notas'],
  ['/ia/curso/index.html', '/ia/#/curso'],
  ['/ia/curso/#/outra', '/ia/#/outra'],
])('showHashAddress replaces %s with %s', async (address, shown) => {
  Object.assign(document.documentElement.dataset, { root: '../', route: '/curso' });
  const page = await openDocument(address);
  expect(page.shown).toBe(shown);
  expect(page.atBase('./registry.json')).toBe(`${location.origin}/ia/registry.json`);
  expect(page.atDocument('../mfe-x/1/a.js')).toBe(`${location.origin}/ia/mfe-x/1/a.js`);
});

it.each([
  ['/curso', '../', '/ia/curso/'],
  ['/', './', '/ia/'],
])(
  'icons and web manifest of %s keep their address when the document moves to another path',
  async (route, root, address) => {
    Object.assign(document.documentElement.dataset, { root, route });
    document.head.innerHTML = ['manifest', 'icon', 'apple-touch-icon']
      .map((rel) => `<link rel="${rel}" href="${root}${rel}.file">`)
      .join('');
    await openDocument(address);
    history.pushState(null, '', '/somewhere/deep/');
    expect(
      [...document.querySelectorAll('link')].map(({ href }) => href.slice(location.origin.length)),
    ).toEqual(['/ia/manifest.file', '/ia/icon.file', '/ia/apple-touch-icon.file']);
  },
);

it('showHashAddress keeps the address of the main page', async () => {
  expect((await openDocument('/ia/?demo=1#about')).shown).toBe('/ia/?demo=1#about');
});
