/* Parses the colours of tokens.css and computes their contrast. Test support only. */

export type Scheme = 'light' | 'dark';
/** Lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Matches an opaque colour: lightness, chroma and hue. */
const OKLCH = /oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)/g;

/** Matches the rules of «Reforçado» contrast, which style sheets declare in this media query. */
const REINFORCED = /@media \(forced-colors: none\) \{([\s\S]*?)\n\}/g;

/**
 * Returns all opaque colours of a theme and scheme, by custom property name without `--`.
 * @param css the style sheets, in the order of their rules
 * @param reinforced true for the colours of «Reforçado», which override the others by specificity
 */
export function readColours(
  css: string,
  theme: string,
  scheme: Scheme,
  reinforced = false,
): Map<string, Oklch> {
  const colours = new Map<string, Oklch>();
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
        ([, l, c, h]): Oklch => [Number(l), Number(c), Number(h)],
      );
      // The value is `light-dark(light, dark)`, or one colour for both schemes.
      const colour = scheme === 'dark' ? values.at(-1) : values[0];
      if (colour) colours.set(name, colour);
    }
  }
  return colours;
}

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

/** Computes the relative luminance of WCAG 2. */
function luminance(colour: Oklch): number {
  const [r, g, b] = toLinearSrgb(colour).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Computes the WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
