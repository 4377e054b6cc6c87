import { afterEach, expect, test, vi } from 'vitest';
import { checkInvariant } from './invariant.ts';

const violation = {
  component: 'Quiz',
  problem: 'has no options.',
  consequence: 'Nobody can answer it.',
  remedy: 'Add two options.',
};
afterEach(() => vi.unstubAllEnvs());

test('checkInvariant throws problem, consequence and remedy in development', () => {
  vi.stubEnv('DEV', true);
  expect(() => checkInvariant(false, violation)).toThrow(
    'Quiz: has no options. Nobody can answer it. Add two options.',
  );
});

test('checkInvariant returns false and logs in production', () => {
  vi.stubEnv('DEV', false);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(checkInvariant(false, violation)).toBe(false);
  expect(warn.mock.calls.flat().join()).toContain('Add two options.');
});

test('checkInvariant returns true when the condition holds', () => {
  expect(checkInvariant(true, violation)).toBe(true);
});
