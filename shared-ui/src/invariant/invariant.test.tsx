import { afterEach, expect, test, vi } from 'vitest';
import { checkContract } from './invariant.ts';

const broken = {
  component: 'Quiz',
  what: 'has no options.',
  why: 'Nobody can answer it.',
  next: 'Add two options.',
};
afterEach(() => vi.unstubAllEnvs());

test('checkContract throws problem, consequence and remedy in development', () => {
  vi.stubEnv('DEV', true);
  expect(() => checkContract(false, broken)).toThrow(
    'Quiz: has no options. Nobody can answer it. Add two options.',
  );
});

test('checkContract returns false and logs in production', () => {
  vi.stubEnv('DEV', false);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(checkContract(false, broken)).toBe(false);
  expect(warn.mock.calls.flat().join()).toContain('Add two options.');
});

test('checkContract returns true when the contract holds', () => {
  expect(checkContract(true, broken)).toBe(true);
});
