/**
 * Geometry of a tile: a square of 96 units on a grid of 4 × 4 cells of 24. Curves are cubics only, so that a
 * path is a list of points and can be rotated and mirrored without arc flags.
 */
export const SIDE = 96;
/** Centre of a tile, on both axes. */
export const MID = SIDE / 2;
/** Side of a grid cell. */
export const CELL = SIDE / 4;

export type Point = readonly [x: number, y: number];
type Step = readonly [command: 'M' | 'L' | 'C' | 'Z', ...points: Point[]];
export type Path = readonly Step[];

/** Distance of the control points, in radii, with which four cubics approximate a circle. */
const K = 0.5523;

/** Closed polygon through the points. */
export const polygon = (...points: [Point, ...Point[]]): Path => [
  ['M', points[0]],
  ...points.slice(1).map((point): Step => ['L', point]),
  ['Z'],
];

/** Circle around a point. */
export const circle = (x: number, y: number, r: number): Path => [
  ['M', [x, y - r]],
  ['C', [x + K * r, y - r], [x + r, y - K * r], [x + r, y]],
  ['C', [x + r, y + K * r], [x + K * r, y + r], [x, y + r]],
  ['C', [x - K * r, y + r], [x - r, y + K * r], [x - r, y]],
  ['C', [x - r, y - K * r], [x - K * r, y - r], [x, y - r]],
  ['Z'],
];

/** Disc with a hole; use the even-odd rule. */
export const ring = (x: number, y: number, outer: number, inner: number): Path => [
  ...circle(x, y, outer),
  ...circle(x, y, inner),
];

/** Quarter disc in the top-left corner of the tile. */
export const quarter = (r: number): Path => [
  ['M', [0, 0]],
  ['L', [r, 0]],
  ['C', [r, K * r], [K * r, r], [0, r]],
  ['Z'],
];

/** Quarter ring in the top-left corner of the tile. */
export const quarterRing = (outer: number, inner: number): Path => [
  ['M', [outer, 0]],
  ['C', [outer, K * outer], [K * outer, outer], [0, outer]],
  ['L', [0, inner]],
  ['C', [K * inner, inner], [inner, K * inner], [inner, 0]],
  ['Z'],
];

/**
 * Petal upwards from a point.
 * @param fullness 0 is slim, 1 is round
 */
export const petal = (x: number, y: number, length: number, width: number, fullness = 0.5): Path => {
  const half = width * 0.72;
  const low = y - length * (0.18 + 0.1 * fullness);
  const high = y - length * (0.62 + 0.3 * fullness);
  const tip: Point = [x, y - length];
  return [
    ['M', [x, y]],
    ['C', [x + half, low], [x + half, high], tip],
    ['C', [x - half, high], [x - half, low], [x, y]],
    ['Z'],
  ];
};

/** Diamond with concave sides, as between four touching circles. */
export const hollowDiamond = (x: number, y: number, r: number, hollow = 0.62): Path => {
  const h = r * (1 - hollow);
  return [
    ['M', [x, y - r]],
    ['C', [x + h * 0.6, y - h], [x + h, y - h * 0.6], [x + r, y]],
    ['C', [x + h, y + h * 0.6], [x + h * 0.6, y + h], [x, y + r]],
    ['C', [x - h * 0.6, y + h], [x - h, y + h * 0.6], [x - r, y]],
    ['C', [x - h, y - h * 0.6], [x - h * 0.6, y - h], [x, y - r]],
    ['Z'],
  ];
};

const mapPoints = (path: Path, move: (point: Point) => Point): Path =>
  path.map(([command, ...points]): Step => [command, ...points.map(move)]);

/** Rotates the path around a point, by default the middle of the tile. */
export const rotate = (path: Path, degrees: number, [cx, cy]: Point = [MID, MID]): Path => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapPoints(path, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
};

/** Translates the path. */
export const shift = (path: Path, dx: number, dy: number): Path =>
  mapPoints(path, ([x, y]) => [x + dx, y + dy]);

/** Mirrors the path at the vertical axis of the tile. */
export const mirror = (path: Path): Path => mapPoints(path, ([x, y]) => [SIDE - x, y]);

/** Repeats the path `times` times around the middle of the tile, starting at `from` degrees. */
export const spin = (path: Path, times: number, from = 0): Path =>
  Array.from({ length: times }, (_, copy) => rotate(path, from + (copy * 360) / times)).flat();

const round = (value: number) => String(Math.round(value * 10) / 10);

/** Serializes the path as SVG `d` attribute. */
export const toD = (path: Path): string =>
  path
    .map(([command, ...points]) => command + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' '))
    .join('');
