import { beforeEach, expect, it, vi } from 'vitest';
import { createBrokenVersions } from './broken-versions.ts';

beforeEach(() => sessionStorage.clear());

it('remembers lasting failures in the next document of the tab, until the app is forgotten', () => {
  const here = createBrokenVersions();
  here.add('mfe-x', '2.0.0', true);
  here.add('mfe-x', '1.0.0', false);
  here.add('mfe-xy', '2.0.0', true);
  expect([here.has('mfe-x', '2.0.0'), here.has('mfe-x', '1.0.0'), here.has('mfe-x', '3.0.0')]).toEqual([
    true,
    true,
    false,
  ]);
  const next = createBrokenVersions();
  expect([next.has('mfe-x', '2.0.0'), next.has('mfe-x', '1.0.0')]).toEqual([true, false]);
  next.forget('mfe-x');
  expect([next.has('mfe-x', '2.0.0'), next.has('mfe-xy', '2.0.0')]).toEqual([false, true]);
  next.forget('mfe-xy');
  expect(sessionStorage).toHaveLength(0);
});

it('works with invalid or full session storage', () => {
  sessionStorage.setItem('brokenVersions', '{"spoilt"');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const here = createBrokenVersions();
  here.add('mfe-x', '2.0.0', true);
  expect(here.has('mfe-x', '2.0.0')).toBe(true);
});
