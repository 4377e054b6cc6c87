import { createContext, paintTile, toPng } from '../azulejo/canvas.ts';
import { personalTile } from '../personal-tile/figure.ts';
import { GROUT, INK, PAPER, PICTURE, readFonts } from './format.ts';

const COLUMNS = 4;
const ROWS = 4;
const TILE_PX = PICTURE.width / COLUMNS;
const SLOGAN_PX = 88;
const ADDRESS_PX = 36;
const MARGIN_PX = 60;

/**
 * Renders a picture to download: a wall of the visitor's own tile, with slogan and address below it. The
 * last tile is bare clay, for the next person. The picture is a PNG of 1080 × 1350 px, made on the device.
 * @throws when the browser provides no canvas
 */
export async function personalWallPng(
  seed: string,
  layers: number,
  { slogan, address }: { slogan: string; address: string },
): Promise<Blob> {
  const context = createContext(PICTURE.width, PICTURE.height);
  const fonts = readFonts();
  context.fillStyle = PAPER;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const [own, unglazed] = [
    personalTile(seed, layers, { sketched: false }).flat(),
    personalTile(seed, 0).flat(),
  ];
  for (let index = 0; index < COLUMNS * ROWS; index += 1) {
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    paintTile(context, index === COLUMNS * ROWS - 1 ? unglazed : own, {
      x: column * TILE_PX + GROUT / 2,
      y: row * TILE_PX + GROUT / 2,
      side: TILE_PX - GROUT,
    });
  }
  const top = ROWS * TILE_PX;
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  context.font = `800 ${SLOGAN_PX}px ${fonts.title}`;
  context.fillText(slogan, MARGIN_PX, top + 110, PICTURE.width - 2 * MARGIN_PX);
  context.font = `500 ${ADDRESS_PX}px ${fonts.text}`;
  context.fillText(address, MARGIN_PX, top + 200, PICTURE.width - 2 * MARGIN_PX);
  return toPng(context);
}
