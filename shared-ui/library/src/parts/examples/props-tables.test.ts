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

test('defaults that a component leaves to the one it hands its props to are its own', () => {
  const checked = `
interface BellProps { words: string; tone?: string; brokenLabel?: string }
interface RopeProps { tone?: string }
export function Bell({ brokenLabel = 'Sem som', ...props }: BellProps) { return null; }
function SoundBell({ words, tone = 'soft' }: BellProps) { return null; }
function Rope({ tone = 'rough' }: RopeProps) { return null; }`;
  const { rows } = readTypes([{ file: '/bell/bell.tsx', code: checked }]).tableOf('Bell');
  expect(rows.map((row) => row.default)).toEqual([undefined, "'soft'", "'Sem som'"]);
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

test('the words of a component are props of their own, never one object', () => {
  const objects = Object.entries(propsTables()).filter(([, { rows }]) =>
    rows.some(({ name }) => name === 'labels'),
  );
  expect(objects.map(([component]) => component)).toEqual([]);
});
