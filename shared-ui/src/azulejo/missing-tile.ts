import { figureTile, type Motif } from './motifs.ts';
import { SIDE } from './path.ts';
import { COBALT, shapesToSvg } from './svg-string.ts';
import { planWall } from './wall-plan.ts';

const COLUMNS = 6;
const ROWS = 3;
const STEP = SIDE + 1.2;
/** Where the tile came off: column and row. */
const HOLE = { column: 3, row: 1 };

/** The mortar that a tile leaves behind, with the marks of the trowel. */
const mortar = `<rect width="${SIDE}" height="${SIDE}" fill="#c9c2b4"/><path d="M8 26C30 14 62 34 88 20M8 48C32 38 60 58 88 44M8 72C30 62 60 82 88 68" fill="none" stroke="#b3ab9b" stroke-width="5" stroke-linecap="round"/>`;

/** A wall of which one tile has come loose, as an SVG file: the picture of an address that leads nowhere. */
export function missingTileFile(motif: Motif = 'compass', seed = 'ia-para-todos'): string {
  const { tiles, places } = planWall(seed, COLUMNS, ROWS, []);
  const at = (column: number, row: number) => `translate(${column * STEP} ${row * STEP})`;
  const wall = places.map(({ tile, row, column }) => {
    const isHole = row === HOLE.row && column === HOLE.column;
    return `<g transform="${at(column, row)}">${isHole ? mortar : `<use href="#t${tile}" width="${SIDE}" height="${SIDE}"/>`}</g>`;
  });
  const [width, height] = [COLUMNS * STEP - 1.2, ROWS * STEP - 1.2];
  // Symbols, because they cut off what a drawing paints beyond its own tile.
  const symbols = [...tiles, figureTile(motif)].map(
    (drawing, index) =>
      `<symbol id="t${index}" viewBox="0 0 ${SIDE} ${SIDE}">${shapesToSvg(drawing)}</symbol>`,
  );
  const loose = `${at(HOLE.column, HOLE.row)} translate(12 46) rotate(16 48 48)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs>${symbols.join('')}</defs><rect width="${width}" height="${height}" fill="${COBALT.grout}"/>${wall.join('')}`,
    `<g transform="${loose}"><rect x="-3" y="-3" width="${SIDE + 6}" height="${SIDE + 6}" fill="${COBALT.deep}" opacity="0.35"/>`,
    `<use href="#t${tiles.length}" width="${SIDE}" height="${SIDE}"/></g></svg>\n`,
  ].join('');
}
