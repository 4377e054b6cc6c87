import { expect, it, vi } from 'vitest';

it('stays where the site was opened, whatever a page writes into the address (one that wrote a path broke later loads)', async () => {
  history.replaceState(null, '', '/ia/?demo=1#/curso');
  vi.resetModules();
  const { atBase } = await import('./base.ts');
  history.pushState(null, '', '/ia/curso/3');
  expect(atBase('./registry.json')).toBe(`${location.origin}/ia/registry.json`);
  expect(atBase('./mfe-x/1/remoteEntry.js')).toBe(`${location.origin}/ia/mfe-x/1/remoteEntry.js`);
  expect(atBase('#/curso')).toBe(`${location.origin}/ia/?demo=1#/curso`);
  expect(atBase('https://outro.pt/x.js')).toBe('https://outro.pt/x.js');
});
