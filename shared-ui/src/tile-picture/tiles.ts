import { createContext, paintTile, toPng } from '../azulejo/canvas.ts';
import { invert, type Paint } from '../azulejo/drawing.ts';
import { mark } from '../azulejo/mark.ts';
import { type Motif, motifTile } from '../azulejo/motifs.ts';
import { token } from '../tokens/index.ts';
import { GROUT, INK, PAPER, PICTURE, readFonts } from './format.ts';

/** A tile of the picture, in the colours of its theme. */
export interface PictureTile {
  motif: Motif;
  inverted: boolean;
  /** Theme of the tile; that of the page by default. */
  theme?: string;
}

const COLUMNS = 3;
const MARGIN_PX = 60;
const TILE_PX = (PICTURE.width - 2 * MARGIN_PX) / COLUMNS;
/** Two lines above the tiles. */
const TITLE_PX = 116;
const TILES_TOP_PX = MARGIN_PX + 2 * TITLE_PX + 90;
const ADDRESS_PX = 38;
const MARK_PX = 96;

/**
 * Renders a picture to download or share: tiles, three in a row, below a title and above the address of the
 * site. The manifesto page draws a visitor's votes with it. The picture is a PNG of 1080 × 1350 px, made on
 * the device.
 * @param texts the title has one or two lines
 * @throws when the browser provides no canvas
 */
export async function tilesPng(
  tiles: readonly PictureTile[],
  { title, address }: { title: readonly string[]; address: string },
): Promise<Blob> {
  const context = createContext(PICTURE.width, PICTURE.height);
  const fonts = readFonts();
  const textWidth = PICTURE.width - 2 * MARGIN_PX;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  context.font = `800 ${TITLE_PX}px ${fonts.title}`;
  title.forEach((line, index) => {
    context.fillText(line, MARGIN_PX, MARGIN_PX + (index + 0.5) * TITLE_PX, textWidth);
  });
  tiles.forEach(({ motif, inverted, theme }, index) => {
    const drawing = motifTile(motif);
    const place = {
      x: MARGIN_PX + (index % COLUMNS) * TILE_PX + GROUT / 2,
      y: TILES_TOP_PX + Math.floor(index / COLUMNS) * TILE_PX + GROUT / 2,
      side: TILE_PX - GROUT,
    };
    paintTile(context, inverted ? invert(drawing) : drawing, place, readPalette(theme));
  });
  const markTop = PICTURE.height - MARGIN_PX - MARK_PX;
  paintTile(context, mark, { x: MARGIN_PX, y: markTop, side: MARK_PX });
  context.font = `500 ${ADDRESS_PX}px ${fonts.text}`;
  context.fillText(address, MARGIN_PX + MARK_PX + 28, markTop + MARK_PX / 2, textWidth - MARK_PX - 28);
  return toPng(context);
}

/** Reads the light colours of a theme from the page. */
function readPalette(theme: string | undefined): Record<Paint, string> {
  const probe = document.createElement('span');
  if (theme) probe.dataset.theme = theme;
  probe.style.colorScheme = 'light';
  document.body.append(probe);
  const paints = Object.keys(token.tile) as Paint[];
  const colours = paints.map((paint) => {
    probe.style.color = token.tile[paint];
    return [paint, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colours) as Record<Paint, string>;
}
