import { toLinearSrgb } from '../shared-ui/src/tokens/contrast.ts';

/** Encodes a linear channel as sRGB, two hexadecimal digits. */
function encodeChannel(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Replaces the opaque `oklch()` colours of a style sheet by sRGB, which AccessMonitor can read. */
export const toSrgbColours = (css: string): string =>
  css.replace(
    /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g,
    (_, lightness, chroma, hue) =>
      `#${toLinearSrgb([Number(lightness), Number(chroma), Number(hue)])
        .map(encodeChannel)
        .join('')}`,
  );
