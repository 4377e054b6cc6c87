/*
 * Parses the values of tokens.css and computes contrast, for tests and for the tables of the component library. No
 * page of the site loads it.
 */

export type Scheme = 'light' | 'dark';
/** Lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Matches a colour: lightness, chroma, hue, and alpha unless it is opaque. */
const OKLCH = /oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*(?:\/\s*([\d.]+)\s*)?\)/g;

/** Matches the rules of «Reforçado» contrast, which style sheets declare in this media query. */
const REINFORCED = /@media \(forced-colors: none\) \{([\s\S]*?)\n\}/g;

/** A colour as a style sheet writes it, and its value. */
export interface ColourToken {
  /** 'oklch(0.3 0.05 265 / 0.14)' */
  source: string;
  value: Oklch;
  /** Opacity, 0–1. */
  alpha: number;
}

/**
 * Returns all colours of a theme and scheme, by custom property name without `--`.
 * @param css the style sheets, in the order of their rules
 * @param reinforced true for the colours of «Reforçado», which override the others by specificity
 */
export function readColourTokens(
  css: string,
  theme: string,
  scheme: Scheme,
  reinforced = false,
): Map<string, ColourToken> {
  const colours = new Map<string, ColourToken>();
  const overrides = reinforced ? [...css.matchAll(REINFORCED)].map(([, block]) => block).join('\n') : '';
  const rules = `${css.replace(REINFORCED, '')}\n${overrides}`
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selector = '', body = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies =
      selector.includes(':root') || selector.includes(`='${theme}'`) || selector.includes(`="${theme}"`);
    if (!applies) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--((?:color|tile)-[\w-]+):\s*([^;]+);/g)) {
      const values = [...value.matchAll(OKLCH)].map(
        ([source, l, c, h, alpha = 1]): ColourToken => ({
          source,
          value: [Number(l), Number(c), Number(h)],
          alpha: Number(alpha),
        }),
      );
      // The value is `light-dark(light, dark)`, or one colour for both schemes.
      const colour = scheme === 'dark' ? values.at(-1) : values[0];
      if (colour) colours.set(name, colour);
    }
  }
  return colours;
}

/** Returns the opaque colours of {@link readColourTokens}, which have a contrast with others. */
export const readColours = (...query: Parameters<typeof readColourTokens>): Map<string, Oklch> =>
  new Map(
    [...readColourTokens(...query)].flatMap(([name, { value, alpha }]) =>
      alpha === 1 ? [[name, value] as const] : [],
    ),
  );

/**
 * Returns the declared values of custom properties, in the order of the style sheet: 'motion-fast' → '150ms'.
 * @param prefix start of their names: 'motion'
 */
export const readValues = (css: string, prefix: string): Map<string, string> =>
  new Map(
    [...css.matchAll(new RegExp(`--(${prefix}-[\\w-]+):\\s*([^;]+);`, 'g'))].map(
      ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const,
    ),
  );

/**
 * Converts to linear sRGB, unclamped: a channel outside 0–1 is out of gamut. The matrices are from
 * https://bottosson.github.io/posts/oklab/
 */
export function toLinearSrgb([lightness, chroma, hue]: Oklch): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** Encodes a channel of 0–1 in two hexadecimal digits. */
const hexByte = (channel: number): string =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

/** Encodes a linear channel with the sRGB transfer function: https://www.w3.org/TR/css-color-4/#color-conversion-code */
const encodeSrgb = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

/**
 * Returns the sRGB notation of a colour: '#1f3a93'.
 * @param alpha opacity, 0–1; below 1 it adds two digits
 */
export function toHex(colour: Oklch, alpha = 1): string {
  const channels = toLinearSrgb(colour).map((channel) => hexByte(encodeSrgb(clamp(channel))));
  return `#${channels.join('')}${alpha < 1 ? hexByte(alpha) : ''}`;
}

/** Computes the relative luminance of WCAG 2. */
function luminance(colour: Oklch): number {
  const [r, g, b] = toLinearSrgb(colour).map(clamp);
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Computes the WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
