import type { Drawing, Paint } from './drawing.ts';
import { SIDE } from './path.ts';

/** Palette for files, which have no theme: cobalt and ochre on white glaze. */
export const COBALT: Record<Paint, string> = {
  glaze: '#fdfaf3',
  wash: '#adc6fa',
  main: '#0b4ab8',
  deep: '#062b72',
  deco: '#e5b33c',
  grout: '#dcd8cf',
  clay: '#e9d2c7',
  trace: '#8a6552',
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for SVG content or attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** Renders shapes as SVG markup. */
export const shapesToSvg = (drawing: Drawing, palette: Record<Paint, string> = COBALT): string =>
  drawing
    .map(({ d, paint, width, evenOdd }) => {
      const colour = palette[paint];
      const paintAs = width
        ? `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
        : `fill="${colour}"${evenOdd ? ' fill-rule="evenodd"' : ''}`;
      return `<path d="${d}" ${paintAs}/>`;
    })
    .join('');

/** Renders one tile as a complete SVG file. */
export const tileFile = (drawing: Drawing, palette: Record<Paint, string> = COBALT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${shapesToSvg(drawing, palette)}</svg>\n`;
