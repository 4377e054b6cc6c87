/**
 * Shapes for the drawings in this folder, the prepared answers of image recipes. Each returns SVG source in
 * units of the 800 × 600 canvas.
 */
import { palette } from './palette.ts';

/** One pattern tile, 50 × 50: quarter circles in the corners, a four-petal flower in the middle. */
const borderTile = `<pattern id="tile" width="50" height="50" patternUnits="userSpaceOnUse"><path fill="${palette.cream}" d="M0 0h50v50H0z"/><path fill="${palette.cobalt}" d="M0 0h17a17 17 0 0 1-17 17zM50 0v17a17 17 0 0 1-17-17zM50 50H33a17 17 0 0 1 17-17zM0 50V33a17 17 0 0 1 17 17z"/><path fill="${palette.sky}" d="M25 8q4 13 17 17-13 4-17 17-4-13-17-17 13-4 17-17z"/><circle cx="25" cy="25" r="4.5" fill="${palette.sun}"/><path fill="none" stroke="${palette.mist}" d="M.5 50V.5H50"/></pattern>`;

/** Wraps a scene (drawn between 50,50 and 750,550) in its azulejo frame and returns an address for `<img src>`. */
export function frameScene(scene: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><defs>${borderTile}<clipPath id="in"><path d="M50 50h700v500H50z"/></clipPath></defs><path fill="url(#tile)" d="M0 0h800v600H0z"/><g clip-path="url(#in)">${scene}</g><path fill="none" stroke="${palette.night}" stroke-width="4" d="M50 50h700v500H50z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Fills the scene's rectangle with one colour. */
export const background = (fill: string) => `<path fill="${fill}" d="M50 50h700v500H50z"/>`;

/** A filled circle. */
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A four-pointed star with hollow sides. */
export const spark = (x: number, y: number, r: number, fill: string) => {
  const waist = Math.round(r / 4);
  return `<path fill="${fill}" d="M${x} ${y - r}q${waist} ${r - waist} ${r} ${r}-${r - waist} ${waist}-${r} ${r}-${waist}-${r - waist}-${r}-${r} ${r - waist}-${waist} ${r}-${r}z"/>`;
};

/** A row of half circles across the scene, filled down to its lower edge: waves, clouds or hills. */
export function scallops(
  top: number,
  radius: number,
  fill: string,
  shift = 0,
  edge: string = palette.cream,
): string {
  const start = 50 - radius * 2 + shift;
  const count = Math.ceil((700 + radius * 4) / (radius * 2));
  const arcs = `a${radius} ${radius} 0 0 1 ${radius * 2} 0`.repeat(count);
  return `<path fill="${fill}" stroke="${edge}" stroke-width="4" d="M${start} 560V${top}${arcs}V560z"/>`;
}

/** Straight sun rays around a point. */
export function rays(x: number, y: number, from: number, to: number, count: number, stroke: string): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const pointAt = (r: number) =>
      `${Math.round(x + r * Math.cos(angle))} ${Math.round(y + r * Math.sin(angle))}`;
    return `M${pointAt(from)}L${pointAt(to)}`;
  });
  return `<path fill="none" stroke="${stroke}" stroke-width="8" stroke-linecap="round" d="${lines.join('')}"/>`;
}

export interface House {
  x: number;
  /** Y coordinate of the ground. */
  base: number;
  width: number;
  height: number;
  wall: string;
  /** Rows and columns of windows. */
  rows?: number;
  columns?: number;
}

/** A house with a tiled roof and rows of windows. */
export function house({ x, base, width, height, wall, rows = 2, columns = 2 }: House): string {
  const top = base - height;
  const stepX = width / columns;
  const stepY = (height - 20) / rows;
  // Arched windows, 18 wide and 26 high.
  const panes = Array.from({ length: rows * columns }, (_, i) => {
    const px = Math.round(x + stepX * ((i % columns) + 0.5) - 9);
    const py = Math.round(top + 16 + stepY * Math.floor(i / columns));
    return `M${px} ${py + 9}a9 9 0 0 1 18 0v17h-18z`;
  });
  return `<path fill="${wall}" d="M${x} ${top}h${width}v${height}h-${width}z"/><path fill="${palette.clay}" d="M${x - 8} ${top}l${width / 2 + 8}-${Math.round(width * 0.3)} ${width / 2 + 8} ${Math.round(width * 0.3)}z"/><path fill="${palette.cobalt}" d="${panes.join('')}"/>`;
}
