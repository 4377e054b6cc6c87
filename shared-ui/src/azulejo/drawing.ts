import { type Path, toD } from './path.ts';

/**
 * Colour roles: white ground (glaze), three shades of the theme (wash, main, deep), a second colour (deco), joints
 * (grout), and the body and outline of an unglazed tile (clay, trace), which are the same in all themes.
 */
export type Paint = 'glaze' | 'wash' | 'main' | 'deep' | 'deco' | 'grout' | 'clay' | 'trace';

/** One painted shape: filled, or a stroke of `width`. */
export interface Shape {
  /** SVG path data. */
  d: string;
  paint: Paint;
  /** Stroke width; without it the shape is filled. */
  width?: number;
  /** Even-odd fill rule: overlaps are holes. */
  evenOdd?: boolean;
}

/** Shapes in paint order. */
export type Drawing = readonly Shape[];

/** Creates a filled shape. */
export const fill = (paint: Paint, ...paths: Path[]): Shape => ({ paint, d: toD(paths.flat()) });
/** Creates a filled shape with the even-odd rule. */
export const pierce = (paint: Paint, ...paths: Path[]): Shape => ({
  ...fill(paint, ...paths),
  evenOdd: true,
});
/**
 * Creates a stroke.
 * @param width in tile units
 */
export const line = (paint: Paint, width: number, ...paths: Path[]): Shape => ({
  ...fill(paint, ...paths),
  width,
});
/** Creates a shape from SVG path data. */
export const draw = (paint: Paint, d: string, width?: number): Shape => ({ paint, d, width });

const OPPOSITE: Partial<Record<Paint, Paint>> = { glaze: 'main', main: 'glaze', deep: 'glaze', wash: 'deep' };

/** Inverts a drawing: white on a coloured ground. */
export const invert = (drawing: Drawing): Drawing =>
  drawing.map((shape) => ({ ...shape, paint: OPPOSITE[shape.paint] ?? shape.paint }));

/** Outline width of an unglazed tile, in tile units. */
const TRACE_WIDTH = 1.5;

/**
 * Converts a tile to bare clay with an outlined drawing («chacota»), which stands for something not done
 * yet. Adjacent shapes of one paint are outlined as one, so that a hand is not split into fingers.
 * @param drawing a whole tile; its first shape is the ground
 * @param trace line width in tile units
 */
export function unglaze([ground, ...shapes]: Drawing, trace = TRACE_WIDTH): Drawing {
  if (!ground) return [];
  const traced: Shape[] = [];
  for (let start = 0; start < shapes.length; ) {
    const paint = shapes[start]?.paint;
    let end = start;
    while (end < shapes.length && shapes[end]?.paint === paint) end += 1;
    const group = paint === 'grout' ? [] : shapes.slice(start, end);
    traced.push(
      ...group.map((shape) => ({ ...shape, paint: 'trace' as const, width: (shape.width ?? 0) + 2 * trace })),
    );
    traced.push(...group.map((shape) => ({ ...shape, paint: 'clay' as const })));
    start = end;
  }
  const frame: Shape = { ...ground, paint: 'trace', width: 2 * trace };
  return [{ ...ground, paint: 'clay' }, ...traced, frame];
}
