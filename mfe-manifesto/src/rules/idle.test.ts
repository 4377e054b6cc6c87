import { expect, it } from 'vitest';
import { presence } from './idle.ts';

const MINUTE = 60_000;

it.each([
  [0, 60, 'here'],
  [57.9, 60, 'here'],
  [58, 60, 'leaving'],
  [59.9, 60, 'leaving'],
  [60, 60, 'gone'],
  [0.4, 1, 'here'],
  [0.6, 1, 'leaving'],
  [10_000, 0, 'here'],
] as const)(
  'Presence after %d minutes of inactivity, with a session of %d minutes: %s',
  (silence, minutes, expected) => {
    expect(presence(silence * MINUTE, minutes)).toBe(expected);
  },
);
