// @vitest-environment node
import { expect, test } from 'vitest';
import { propsTables } from '../../../scripts/props-tables.ts';
import { readTypes } from '../../../scripts/read-types.ts';

// A component whose props omit a key, extend an HTML type and use an alias of a literal union.
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

test('readTypes reads names, types and defaults from the source', () => {
  const types = readTypes([{ file: '/bell/bell.tsx', code }]);
  expect(types.propsTable('Bell')).toEqual({
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

test('readTypes includes the defaults of an inner component with the same props', () => {
  // Rope has other props, so its default must not appear.
  const codeWithInnerComponent = `
interface BellProps { words: string; tone?: string; brokenLabel?: string }
interface RopeProps { tone?: string }
export function Bell({ brokenLabel = 'Sem som', ...props }: BellProps) { return null; }
function SoundBell({ words, tone = 'soft' }: BellProps) { return null; }
function Rope({ tone = 'rough' }: RopeProps) { return null; }`;
  const { rows } = readTypes([{ file: '/bell/bell.tsx', code: codeWithInnerComponent }]).propsTable('Bell');
  expect(rows.map((row) => row.default)).toEqual([undefined, "'soft'", "'Sem som'"]);
});

test('readTypes names an unknown component in the error', () => {
  expect(() => readTypes([]).propsTable('Ghost')).toThrow(/No exported component is named "Ghost"/);
});

test('props tables include exported components, and no internal ones', () => {
  const tables = propsTables();
  expect(tables.Button?.rows.find((row) => row.name === 'variant')).toMatchObject({
    type: expect.stringContaining("'primary'"),
    default: "'primary'",
  });
  expect(tables.QuizOptions).toBeUndefined();
});

test('no component takes its texts as one `labels` object', () => {
  const withLabels = Object.entries(propsTables()).filter(([, { rows }]) =>
    rows.some(({ name }) => name === 'labels'),
  );
  expect(withLabels.map(([component]) => component)).toEqual([]);
});
