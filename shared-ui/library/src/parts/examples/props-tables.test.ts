// @vitest-environment node
import { expect, test } from 'vitest';
import { propsTables } from '../../../scripts/props-tables.ts';
import { readTypes } from '../../../scripts/read-types.ts';

const code = `
import type { HTMLAttributes } from 'react';
export type Tone = 'soft' | 'loud';
interface Base {
  /** Shared by all. */
  id?: string;
  secret: number;
}
export interface BellProps extends Omit<Base, 'secret'>, HTMLAttributes<HTMLElement> {
  /** How it rings. */
  tone?: Tone;
  /** What it says. */
  words: string;
}
/**
 * Rings.
 * @example <Bell words="olá" />
 */
export function Bell({ words, tone = 'soft', ...rest }: BellProps) {
  return null;
}
`;

test('reads names, types and defaults from the source', () => {
  const types = readTypes([{ file: '/bell/bell.tsx', code }]);
  expect(types.tableOf('Bell')).toEqual({
    rows: [
      { name: 'words', type: 'string', required: true },
      {
        name: 'tone',
        type: "'soft' | 'loud'",
        required: false,
        default: "'soft'",
      },
      { name: 'id', type: 'string', required: false },
    ],
    also: ['HTMLAttributes<HTMLElement>'],
  });
});

test('a component that does not exist is named in the error', () => {
  expect(() => readTypes([]).tableOf('Ghost')).toThrow(/no exported component "Ghost"/);
});

test('the real components are in it, and what their folders keep to themselves is not', () => {
  const tables = propsTables();
  expect(tables.Button?.rows.find((row) => row.name === 'variant')).toMatchObject({
    type: expect.stringContaining("'primary'"),
    default: "'primary'",
  });
  expect(tables.QuizOptions).toBeUndefined();
});
