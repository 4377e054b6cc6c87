import { type Drawing, fill } from './drawing.ts';
import { figureTile } from './motifs.ts';
import { circle, MID, petal, polygon, quarter, SIDE, spin } from './path.ts';
import { COBALT, shapesToSvg, tileFile } from './svg-string.ts';
import { planWall } from './wall-plan.ts';

/** Few and large shapes, because a favicon is 16 px: four petals around an ochre dot on cobalt. */
const mark: Drawing = [
  fill('main', polygon([0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE])),
  fill('glaze', spin(petal(MID, MID, 40, 26, 0.9), 4)),
  fill('glaze', spin(quarter(16), 4)),
  fill('deco', circle(MID, MID, 11)),
];

/** The favicon as an SVG file. */
export const faviconFile = (): string => tileFile(mark);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

const DISPLAY = 'Bricolage Grotesque Variable, Bricolage Grotesque, Arial, sans-serif';
const TEXT = 'Atkinson Hyperlegible Next Variable, Atkinson Hyperlegible Next, Arial, sans-serif';
const INK = '#1f2438';
const SOFT = '#4b5163';

export interface SocialCardText {
  title: string;
  /** One line under the title. */
  subtitle: string;
}

/**
 * The social card, 1200 × 630, as an SVG file: words to the left, a wall of tiles to the right. Networks want PNG, so
 * the build turns it into one; its fonts fall back to what that machine has.
 */
export function socialCardFile({ title, subtitle }: SocialCardText, seed = 'ia-para-todos'): string {
  const [columns, rows] = [4, 5];
  const { tiles, places } = planWall(seed, columns, rows);
  const symbol = (drawing: Drawing, id: string) =>
    `<symbol id="${id}" viewBox="0 0 ${SIDE} ${SIDE}">${shapesToSvg(drawing)}</symbol>`;
  const use = (id: string, x: number, y: number, side: number) =>
    `<use href="#${id}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;
  const defs = [
    ...tiles.map((drawing, index) => symbol(drawing, `t${index}`)),
    symbol(figureTile('table'), 'mark'),
  ];
  const wall = places.map(({ tile, row, column }) => use(`t${tile}`, 696 + column * 126, row * 126, 126));
  const lines = wrap(title, 14);
  // Mark, title and subtitle stand as one block in the middle of the height.
  const top = (630 - (148 + 40 + lines.length * 88 + 72)) / 2;
  const baseline = top + 148 + 40 + 72;
  const words = lines.map((text, index) => `<tspan x="72" dy="${index && 88}">${escapeXml(text)}</tspan>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    `<defs>${defs.join('')}</defs><rect width="1200" height="630" fill="#faf7f0"/>${wall.join('')}`,
    `<rect x="684" width="12" height="630" fill="${COBALT.deco}"/>${use('mark', 72, top, 148)}`,
    `<text y="${baseline}" font-family="${DISPLAY}" fill="${INK}" font-size="84" font-weight="800" letter-spacing="-2">`,
    `${words.join('')}</text>`,
    `<text x="72" y="${baseline + (lines.length - 1) * 88 + 66}" font-family="${TEXT}" font-size="34" fill="${SOFT}">`,
    `${escapeXml(subtitle)}</text></svg>\n`,
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
