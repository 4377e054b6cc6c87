import { SIDE } from '../azulejo/path.ts';
import { COBALT } from '../azulejo/svg-string.ts';
import { personalTile } from './figure.ts';

/** Side of a saved picture, in px: sharp on paper as on a screen. */
const PICTURE = 1024;

/**
 * The tile as a PNG, painted on the device: no request, and no address that a page's policy would have to allow.
 * @throws when the browser gives no canvas, as some do to those who hide their device
 */
export async function personalTilePng(seed: string, layers: number, side = PICTURE): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to paint the tile on.');
  context.scale(side / SIDE, side / SIDE);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { d, paint, width, evenOdd } of personalTile(seed, layers).flat()) {
    const path = new Path2D(d);
    context.fillStyle = COBALT[paint];
    context.strokeStyle = COBALT[paint];
    context.lineWidth = width ?? 0;
    if (width) context.stroke(path);
    else context.fill(path, evenOdd ? 'evenodd' : 'nonzero');
  }
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error('The browser made no picture of the tile.');
  return png;
}
