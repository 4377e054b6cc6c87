import { createContext, paintTile, toPng } from '../azulejo/canvas.ts';
import { personalTile } from './figure.ts';

/** Side of the exported picture in px; sharp on paper and on screens. */
const PICTURE_SIDE_PX = 1024;

/**
 * Renders the visitor's tile as PNG on the device, for download. It leaves out the missing layers, which
 * `PersonalTile` sketches as lines.
 * @throws when the browser provides no canvas
 */
export async function personalTilePng(seed: string, layers: number, side = PICTURE_SIDE_PX): Promise<Blob> {
  const context = createContext(side, side);
  paintTile(context, personalTile(seed, layers, { sketched: false }).flat(), { x: 0, y: 0, side });
  return toPng(context);
}
