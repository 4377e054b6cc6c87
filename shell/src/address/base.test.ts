import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => history.replaceState(null, '', '/'));

it('atBase omits query parameters that a social network appended', async () => {
  history.replaceState(null, '', '/?fbclid=abc#/curso');
  vi.resetModules();
  const { atBase } = await import('./base.ts');
  expect(atBase('#/curso')).toBe(`${window.location.origin}/#/curso`);
  expect(atBase('')).toBe(`${window.location.origin}/`);
});
