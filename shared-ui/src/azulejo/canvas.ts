import type { Drawing, Paint } from './drawing.ts';
import { SIDE } from './path.ts';
import { COBALT } from './svg-string.ts';

/*
 * Paints tiles on a canvas, for the PNG pictures that visitors save or share. The folders `personal-tile`
 * and `tile-picture` compose the pictures.
 */

/**
 * Creates a canvas to paint tiles on.
 * @param width in px
 * @param height in px
 * @throws when the browser provides no canvas, as with fingerprinting protection
 */
export function createContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error('No 2D canvas is available to render the tile. Fingerprinting protection may block it.');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  return context;
}

/** Place of a tile on a canvas, in px. */
export interface TilePlace {
  x: number;
  y: number;
  side: number;
}

/** Paints a tile, in cobalt unless a palette is given. */
export function paintTile(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  { x, y, side }: TilePlace,
  palette: Record<Paint, string> = COBALT,
): void {
  context.save();
  context.translate(x + side / 2, y + side / 2);
  context.scale(side / SIDE, side / SIDE);
  context.translate(-SIDE / 2, -SIDE / 2);
  // Drawings extend beyond their square. An SVG viewport clips them; a canvas does not.
  context.beginPath();
  context.rect(0, 0, SIDE, SIDE);
  context.clip();
  for (const { d, paint, width, evenOdd } of drawing) {
    const path = new Path2D(d);
    context.fillStyle = palette[paint];
    context.strokeStyle = palette[paint];
    context.lineWidth = width ?? 0;
    if (width) context.stroke(path);
    else context.fill(path, evenOdd ? 'evenodd' : 'nonzero');
  }
  context.restore();
}

/**
 * Encodes a canvas as PNG on the device, without a request or a blob URL that the content security policy must allow.
 * @throws when the browser cannot encode it
 */
export async function toPng({ canvas }: CanvasRenderingContext2D): Promise<Blob> {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The canvas could not be encoded as PNG.');
  return png;
}
