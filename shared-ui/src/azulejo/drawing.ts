import { type Path, toD } from './path.ts';

/** What a colour is for. Themes and files give it a value. */
export type Paint = 'glaze' | 'wash' | 'main' | 'deep' | 'deco' | 'grout';

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
