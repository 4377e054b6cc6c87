import { beforeEach, expect, it, vi } from 'vitest';
import { createBrokenVersions } from './broken-versions.ts';

beforeEach(() => sessionStorage.clear());

it('createBrokenVersions reads lasting failures in the next document of the tab, until the app is forgotten', () => {
  const versions = createBrokenVersions();
  versions.add('mfe-x', '2.0.0', { isLasting: true });
  versions.add('mfe-x', '1.0.0', { isLasting: false });
  versions.add('mfe-xy', '2.0.0', { isLasting: true });
  expect([
    versions.has('mfe-x', '2.0.0'),
    versions.has('mfe-x', '1.0.0'),
    versions.has('mfe-x', '3.0.0'),
  ]).toEqual([true, true, false]);
  const nextDocument = createBrokenVersions();
  expect([nextDocument.has('mfe-x', '2.0.0'), nextDocument.has('mfe-x', '1.0.0')]).toEqual([true, false]);
  nextDocument.forget('mfe-x');
  expect([nextDocument.has('mfe-x', '2.0.0'), nextDocument.has('mfe-xy', '2.0.0')]).toEqual([false, true]);
  nextDocument.forget('mfe-xy');
  expect(sessionStorage).toHaveLength(0);
});

it('createBrokenVersions works with invalid or full session storage', () => {
  sessionStorage.setItem('brokenVersions', '{"spoilt"');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const versions = createBrokenVersions();
  versions.add('mfe-x', '2.0.0', { isLasting: true });
  expect(versions.has('mfe-x', '2.0.0')).toBe(true);
});
