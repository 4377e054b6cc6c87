import type { Drawing } from './drawing.ts';
import { mark } from './mark.ts';
import { SIDE } from './path.ts';
import { COBALT, escapeXml, shapesToSvg } from './svg-string.ts';
import { planWall } from './wall-plan.ts';

/** Size in px, as social networks ask for it. */
export const CARD = { width: 1200, height: 630 } as const;

/** Paper and ink of tokens.css, as files write colours. */
const PAPER = '#fcf9f2';
const INK = '#192133';

/** Same margin on three sides of the words. */
const MARGIN = 68;
const LINE = 90;
/** Five tiles fill the height, so that none is cut. */
const TILE = CARD.height / 5;
const COLUMNS = 4;
const GROUT = 1.5;

export interface SocialCardText {
  /** Beside the mark. */
  name: string;
  /** What the site says, in large letters. */
  headline: string;
}

/**
 * The social card as an SVG file: words to the left, a wall of whole tiles to the right. Networks want PNG, so the build
 * turns it into one, with the display face of the site at hand.
 */
export function socialCardFile({ name, headline }: SocialCardText, seed = 'ia-para-todos'): string {
  const { tiles, places } = planWall(seed, COLUMNS, CARD.height / TILE);
  const symbol = (drawing: Drawing, id: string) =>
    `<symbol id="${id}" viewBox="0 0 ${SIDE} ${SIDE}">${shapesToSvg(drawing)}</symbol>`;
  const use = (id: string, x: number, y: number, side: number) =>
    `<use href="#${id}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;
  const wallAt = CARD.width - COLUMNS * TILE;
  const wall = places.map(({ tile, row, column }) =>
    use(`t${tile}`, wallAt + column * TILE + GROUT / 2, row * TILE + GROUT / 2, TILE - GROUT),
  );
  const lines = wrap(headline, 15);
  // The headline ends at the margin below, whatever its number of lines.
  const baseline = CARD.height - MARGIN - 4 - (lines.length - 1) * LINE;
  const text = (x: number, y: number, size: number, words: string) =>
    `<text x="${x}" y="${y}" font-family="Bricolage Grotesque" font-weight="800" font-size="${size}" letter-spacing="${-size / 32}" fill="${INK}">${escapeXml(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<defs>${tiles.map((drawing, index) => symbol(drawing, `t${index}`)).join('')}${symbol(mark, 'mark')}</defs>`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${PAPER}"/>`,
    `<rect x="${wallAt}" width="${COLUMNS * TILE}" height="${CARD.height}" fill="${COBALT.grout}"/>`,
    ...wall,
    use('mark', MARGIN, MARGIN, 68),
    text(MARGIN + 88, MARGIN + 49, 42, name),
    ...lines.map((line, index) => text(MARGIN, baseline + index * LINE, 84, line)),
    '</svg>\n',
  ].join('');
}

/** Breaks a text into lines of about `length` characters, at spaces. */
function wrap(text: string, length: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
