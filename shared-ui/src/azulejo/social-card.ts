import type { Drawing } from './drawing.ts';
import { mark } from './mark.ts';
import { SIDE } from './path.ts';
import { COBALT, escapeXml, shapesToSvg } from './svg-string.ts';
import { planWall } from './wall-plan.ts';

/** Size in px required by social networks. */
export const CARD = { width: 1200, height: 630 } as const;

/** Paper and ink of tokens.css as hex values. */
const PAPER = '#fcf9f2';
const INK = '#192133';

/** Equal margin on three sides of the text, in px. */
const MARGIN = 68;
/** Headline: font size, line height and baseline above the margin in px, and characters that fit a line. */
const HEADLINE = { size: 84, lineHeight: 90, descent: 4, characters: 15 };
/** Logo: side in px. The name's baseline and left edge are relative to the logo's corner. */
const LOGO = { side: 68, nameSize: 42, nameX: 88, nameY: 49 };
/** Five whole tiles fill the height. */
const TILE_SIDE = CARD.height / 5;
/** Columns of the wall. */
const COLUMNS = 4;
/** Gap between two tiles, in px. */
const GROUT = 1.5;

export interface SocialCardText {
  /** Name beside the logo. */
  name: string;
  /** Large headline. */
  headline: string;
}

/**
 * Renders the social card as SVG: text on the left, a wall of whole tiles on the right. Networks require PNG,
 * so the build converts it with the display font of the site.
 */
export function socialCardFile({ name, headline }: SocialCardText, seed = 'ia-para-todos'): string {
  const { tiles, positions } = planWall(seed, COLUMNS, CARD.height / TILE_SIDE);
  const symbol = (drawing: Drawing, id: string) =>
    `<symbol id="${id}" viewBox="0 0 ${SIDE} ${SIDE}">${shapesToSvg(drawing)}</symbol>`;
  const use = (id: string, x: number, y: number, side: number) =>
    `<use href="#${id}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;
  const wallX = CARD.width - COLUMNS * TILE_SIDE;
  const wall = positions.map(({ tile, row, column }) =>
    use(`t${tile}`, wallX + column * TILE_SIDE + GROUT / 2, row * TILE_SIDE + GROUT / 2, TILE_SIDE - GROUT),
  );
  const lines = wrapText(headline, HEADLINE.characters);
  // Anchors the last line of the headline at the bottom margin.
  const baseline = CARD.height - MARGIN - HEADLINE.descent - (lines.length - 1) * HEADLINE.lineHeight;
  /** Text with its baseline at `y`, and the letter spacing of the site's headlines. */
  const text = (x: number, y: number, size: number, content: string) =>
    `<text x="${x}" y="${y}" font-family="Bricolage Grotesque" font-weight="800" font-size="${size}" letter-spacing="${-size / 32}" fill="${INK}">${escapeXml(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<defs>${tiles.map((drawing, index) => symbol(drawing, `t${index}`)).join('')}${symbol(mark, 'mark')}</defs>`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${PAPER}"/>`,
    `<rect x="${wallX}" width="${COLUMNS * TILE_SIDE}" height="${CARD.height}" fill="${COBALT.grout}"/>`,
    ...wall,
    use('mark', MARGIN, MARGIN, LOGO.side),
    text(MARGIN + LOGO.nameX, MARGIN + LOGO.nameY, LOGO.nameSize, name),
    ...lines.map((line, index) => text(MARGIN, baseline + index * HEADLINE.lineHeight, HEADLINE.size, line)),
    '</svg>\n',
  ].join('');
}

/** Wraps a text at spaces into lines of about `length` characters. */
function wrapText(text: string, length: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
