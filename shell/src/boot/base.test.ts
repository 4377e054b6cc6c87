import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => history.replaceState(null, '', '/'));

it('leaves out what a network appended to the address of the site', async () => {
  history.replaceState(null, '', '/?fbclid=abc#/curso');
  vi.resetModules();
  const { atBase } = await import('./base.ts');
  expect(atBase('#/curso')).toBe(`${window.location.origin}/#/curso`);
  expect(atBase('')).toBe(`${window.location.origin}/`);
});
