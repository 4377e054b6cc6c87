import { type Path, toD } from './path.ts';

/** What a colour is for. Themes and files give it a value; bare clay and the lines traced on it are the same in all. */
export type Paint = 'glaze' | 'wash' | 'main' | 'deep' | 'deco' | 'grout' | 'clay' | 'trace';

/** One painted shape: filled, or drawn as a line of `width`. */
export interface Shape {
  d: string;
  paint: Paint;
  /** Line width; without it the shape is filled. */
  width?: number;
  /** Overlaps are holes. */
  evenOdd?: boolean;
}

/** Shapes in the order they are painted. */
export type Drawing = readonly Shape[];

export const fill = (paint: Paint, ...paths: Path[]): Shape => ({ paint, d: toD(paths.flat()) });
export const pierce = (paint: Paint, ...paths: Path[]): Shape => ({
  ...fill(paint, ...paths),
  evenOdd: true,
});
export const line = (paint: Paint, width: number, ...paths: Path[]): Shape => ({
  ...fill(paint, ...paths),
  width,
});
export const draw = (paint: Paint, d: string, width?: number): Shape => ({ paint, d, width });

const OPPOSITE: Partial<Record<Paint, Paint>> = { glaze: 'main', main: 'glaze', deep: 'glaze', wash: 'deep' };

/** The same drawing reserved in white on a painted ground. */
export const invert = (drawing: Drawing): Drawing =>
  drawing.map((shape) => ({ ...shape, paint: OPPOSITE[shape.paint] ?? shape.paint }));

/** Line of the drawing on bare clay, in tile units. */
const TRACE = 1.5;

/**
 * The tile before it is glazed («chacota»): the same drawing traced on clay, framed, nothing painted yet. Neighbouring
 * shapes of one paint are traced as one, so that a hand does not fall into its fingers.
 * @param drawing a whole tile: its first shape is the ground
 * @param trace width of a line, in tile units
 */
export function unglazed([ground, ...shapes]: Drawing, trace = TRACE): Drawing {
  if (!ground) return [];
  const traced: Shape[] = [];
  for (let start = 0; start < shapes.length; ) {
    const paint = shapes[start]?.paint;
    let end = start;
    while (end < shapes.length && shapes[end]?.paint === paint) end += 1;
    const run = paint === 'grout' ? [] : shapes.slice(start, end);
    traced.push(
      ...run.map((shape) => ({ ...shape, paint: 'trace' as const, width: (shape.width ?? 0) + 2 * trace })),
    );
    traced.push(...run.map((shape) => ({ ...shape, paint: 'clay' as const })));
    start = end;
  }
  const frame: Shape = { ...ground, paint: 'trace', width: 2 * trace };
  return [{ ...ground, paint: 'clay' }, ...traced, frame];
}
