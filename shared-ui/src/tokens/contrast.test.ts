// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  contrast,
  type Oklch,
  readColours,
  readColourTokens,
  readValues,
  type Scheme,
  toHex,
  toLinearSrgb,
} from './contrast.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { THEMES, token } from './tokens.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('./themes.css') + read('./tokens.css') + read('./preferences.css');
const SCHEMES: Scheme[] = ['light', 'dark'];
// «Reforçado» is the increased contrast that visitors can choose in the preferences.
const CONTRASTS = [
  { contrast: 'normal', reinforced: false, required: { text: 4.5, edge: 3 } },
  // WCAG 1.4.6 requires 7 for text; non-text stays at 3.
  { contrast: 'reforçado', reinforced: true, required: { text: 7, edge: 3 } },
];

test('contrast of black on white is 21:1, and of mid grey as in WCAG', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
  // #767676, the lightest grey that passes on white.
  expect(contrast([0.5676, 0, 0], [1, 0, 0])).toBeCloseTo(4.54, 1);
});

test('toHex rounds to sRGB bytes and appends alpha', () => {
  expect(toHex([0, 0, 0])).toBe('#000000');
  expect(toHex([1, 0, 0], 0.5)).toBe('#ffffff80');
  // Red of https://www.w3.org/TR/css-color-4/#ok-lab
  expect(toHex([0.62796, 0.25768, 29.234])).toBe('#ff0000');
});

test('readColourTokens returns source and alpha of each scheme, which readColours leaves out', () => {
  const sheet =
    ':root { --color-shadow: light-dark(oklch(0.3 0.05 265 / 0.14), oklch(0.05 0.02 265 / 0.5)); }';
  expect(readColourTokens(sheet, 'blue', 'dark').get('color-shadow')).toEqual({
    source: 'oklch(0.05 0.02 265 / 0.5)',
    value: [0.05, 0.02, 265],
    alpha: 0.5,
  });
  expect(readColours(sheet, 'blue', 'dark').size).toBe(0);
});

test('readValues returns the declared values of a prefix in one line', () => {
  expect([...readValues(':root { --motion-fast: 150ms;\n  --size-h1: min(\n 1rem); }', 'size')]).toEqual([
    ['size-h1', 'min( 1rem)'],
  ]);
});

const COMBINATIONS = CONTRASTS.flatMap((contrast) =>
  THEMES.flatMap((theme) => SCHEMES.map((scheme) => ({ ...contrast, theme, scheme }))),
);

describe.each(COMBINATIONS)(
  '$theme, $scheme, $contrast contrast',
  ({ reinforced, required, ...combination }) => {
    const colours = readColours(css, combination.theme, combination.scheme, reinforced);
    const colour = (name: string): Oklch => {
      const value = colours.get(name);
      if (!value)
        throw new Error(
          `themes.css and tokens.css declare no --${name} in ${combination.theme}, ${combination.scheme}. Add it.`,
        );
      return value;
    };

    test('every pair used by components has sufficient contrast', () => {
      const insufficient = CONTRAST_PAIRS.flatMap(({ front, on, as }) =>
        on.flatMap((back) => {
          const ratio = contrast(colour(front), colour(back));
          return ratio < required[as]
            ? [`${front} on ${back}: ${ratio.toFixed(2)}, needs ${required[as]} as ${as}`]
            : [];
        }),
      );
      expect(insufficient).toEqual([]);
    });

    test('every colour is inside the sRGB gamut', () => {
      // A tolerance of 0.002 for rounding.
      const outside = [...colours].filter(([, value]) =>
        toLinearSrgb(value).some((v) => v < -0.002 || v > 1.002),
      );
      expect(outside.map(([name]) => name)).toEqual([]);
    });
  },
);

test('«reforçado» changes every text colour in every theme', () => {
  for (const theme of THEMES) {
    const [normal, reinforcedColours] = [false, true].map((reinforced) =>
      readColours(css, theme, 'light', reinforced),
    );
    for (const name of ['color-ink', 'color-accent', 'color-danger'])
      expect(reinforcedColours?.get(name), `${name} in ${theme}`).not.toEqual(normal?.get(name));
  }
});

test('every token has a value', () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const referenced = [...JSON.stringify(token).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(referenced.filter((name) => !declared.has(name))).toEqual([]);
});

test('forced colours replace every colour', () => {
  const forcedColoursRules = css.slice(css.indexOf('forced-colors'));
  const colours = [...JSON.stringify(token.color).matchAll(/var\((--[\w-]+)\)/g)].map(
    ([, name]) => name ?? '',
  );
  expect(colours.filter((name) => !forcedColoursRules.includes(`${name}:`))).toEqual([]);
});
