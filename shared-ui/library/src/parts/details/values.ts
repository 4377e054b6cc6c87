import type { Theme } from '@ia/shared-ui/tokens';
import {
  type ColourToken,
  contrast,
  type Oklch,
  readColours,
  readColourTokens,
  readValues,
  type Scheme,
  toHex,
} from '../../../../src/tokens/contrast.ts';
import { CONTRAST_PAIRS } from '../../../../src/tokens/contrast-pairs.ts';

// Values of the tokens, read from their style sheets.

/** A colour in one scheme. */
export interface Shade {
  /** As in the style sheet: 'oklch(0.25 0.035 265)'. */
  source: string;
  /** '#1b2230' */
  hex: string;
}

export interface ColourRow {
  /** Custom property without `--`: 'color-ink'. */
  name: string;
  light: Shade;
  dark: Shade;
}

const toShade = ({ source, value, alpha }: ColourToken): Shade => ({ source, hex: toHex(value, alpha) });

/** Returns every colour of a theme, in the order of the style sheet. */
function colourRows(css: string, theme: Theme): ColourRow[] {
  const dark = readColourTokens(css, theme, 'dark');
  return [...readColourTokens(css, theme, 'light')].map(([name, token]) => ({
    name,
    light: toShade(token),
    dark: toShade(dark.get(name) ?? token),
  }));
}

export interface ContrastRow {
  /** Custom properties without `--`. */
  front: string;
  back: string;
  /** Ratio that WCAG 2.2 requires: 4.5 for text, 3 for edges. */
  required: number;
  light: number;
  dark: number;
}

/** Returns the contrast of every pair of colours that the components use, in one theme. */
function contrastRows(css: string, theme: Theme): ContrastRow[] {
  const ratioIn = (scheme: Scheme) => {
    const colours = readColours(css, theme, scheme);
    return (front: string, back: string) => contrast(colours.get(front) as Oklch, colours.get(back) as Oklch);
  };
  const [light, dark] = [ratioIn('light'), ratioIn('dark')];
  return CONTRAST_PAIRS.flatMap(({ front, on, as }) =>
    on.map((back) => ({
      front,
      back,
      required: as === 'text' ? 4.5 : 3,
      light: light(front, back),
      dark: dark(front, back),
    })),
  );
}

const ROOT_FONT_SIZE_PX = 16;

/** 'size-h2-quiet' → 'h2Quiet' */
const toTokenName = (property: string) =>
  property.replace('size-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function sizeRanges(css: string): TokenValues['sizeRanges'] {
  return new Map(
    [...readValues(css, 'size')].map(([name, value]) => {
      // `clamp(min, …, max)` or one size; the bounds around it guard large text and long words.
      const [, min, max] = /clamp\(([\d.]+)rem,.*?,\s*([\d.]+)rem\)/.exec(value) ?? [];
      const [, fixed] = /calc\(([\d.]+)rem \*/.exec(value) ?? [];
      const toPx = (rem: string | undefined) => Number(rem) * ROOT_FONT_SIZE_PX;
      return [toTokenName(name), [toPx(min ?? fixed), toPx(max ?? fixed)]];
    }),
  );
}

export interface TokenValues {
  colourRows(theme: Theme): ColourRow[];
  contrastRows(theme: Theme): ContrastRow[];
  /** Smallest and largest text size in CSS pixels, by token: 'h1' → [34, 56]. */
  sizeRanges: ReadonlyMap<string, readonly [min: number, max: number]>;
  /** Shadows, radii and durations by custom property: 'motion-fast' → '150ms'. */
  others: ReadonlyMap<string, string>;
}

/**
 * Reads the values of the tokens.
 * @param themesCss text of themes.css
 * @param tokensCss text of tokens.css
 */
export function readTokenValues(themesCss: string, tokensCss: string): TokenValues {
  const css = themesCss + tokensCss;
  return {
    colourRows: (theme) => colourRows(css, theme),
    contrastRows: (theme) => contrastRows(css, theme),
    sizeRanges: sizeRanges(tokensCss),
    others: new Map(['shadow', 'radius', 'motion'].flatMap((prefix) => [...readValues(tokensCss, prefix)])),
  };
}
