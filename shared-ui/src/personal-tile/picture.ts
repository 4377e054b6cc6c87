import { SIDE } from '../azulejo/path.ts';
import { COBALT } from '../azulejo/svg-string.ts';
import { personalTile } from './figure.ts';

/** Side of the exported picture in px; sharp on paper and on screens. */
const PICTURE_SIDE_PX = 1024;

/**
 * Renders the tile as PNG on the device, without a request or a blob URL that the content security policy
 * must allow.
 * @throws when the browser provides no canvas, as with fingerprinting protection
 */
export async function personalTilePng(seed: string, layers: number, side = PICTURE_SIDE_PX): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error('No 2D canvas is available to render the tile. Fingerprinting protection may block it.');
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
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The canvas could not be encoded as PNG.');
  return png;
}
