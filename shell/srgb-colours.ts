import { toHex } from '../shared-ui/src/tokens/contrast.ts';

/**
 * Replaces the opaque `oklch()` colours of a style sheet by sRGB. AccessMonitor, an accessibility validator,
 * cannot read `oklch()`.
 */
export const toSrgbColours = (css: string): string =>
  css.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (_, lightness, chroma, hue) =>
    toHex([Number(lightness), Number(chroma), Number(hue)]),
  );
