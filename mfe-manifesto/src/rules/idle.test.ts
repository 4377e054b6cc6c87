import { expect, it } from 'vitest';
import { computePresence } from './idle.ts';

const MINUTE_MS = 60_000;

it.each([
  [0, 60, 'active'],
  [57.9, 60, 'active'],
  [58, 60, 'expiring'],
  [59.9, 60, 'expiring'],
  [60, 60, 'expired'],
  [0.4, 1, 'active'],
  [0.6, 1, 'expiring'],
  [10_000, 0, 'active'],
] as const)(
  'computePresence after %d idle minutes with a limit of %d minutes returns %s',
  (idleMinutes, limitMinutes, expected) => {
    expect(computePresence(idleMinutes * MINUTE_MS, limitMinutes)).toBe(expected);
  },
);
