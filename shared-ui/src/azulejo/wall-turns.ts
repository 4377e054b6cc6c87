import type { WallPlan } from './wall-plan.ts';

/** Faces that a pattern tile shows in sequence: itself, its inverse, a motif, its inverse. */
const FACES = ['pattern', 'inverse', 'figure', 'inverse'] as const;
export type Face = (typeof FACES)[number];

/** Maximum number of tiles that differ from the plan at a time, to preserve the design of the wall. */
const LANES = 4;

/** A position that differs from the plan. */
export interface TurnedTile {
  face: Face;
  /** Previous face of the tile that is turning now. */
  from?: Face;
}

/**
 * Returns the positions that differ from the plan after `turns` turns. One tile turns at a time, in four
 * alternating lanes. A lane is a queue of tiles: a tile completes its sequence of faces before the next one
 * starts.
 */
export function turnedAfter(plan: Pick<WallPlan, 'order'>, turns: number): Map<number, TurnedTile> {
  const turned = new Map<number, TurnedTile>();
  for (let lane = 0; lane < Math.min(LANES, plan.order.length); lane += 1) {
    // Turns of this lane so far.
    const laneTurns = Math.floor((turns + LANES - 1 - lane) / LANES);
    if (laneTurns === 0) continue;
    const isTurning = (turns - 1) % LANES === lane;
    const step = ((laneTurns - 1) % FACES.length) + 1;
    const orderIndex = Math.floor((laneTurns - 1) / FACES.length) * LANES + lane;
    const index = plan.order[orderIndex % plan.order.length];
    const face = FACES[step % FACES.length] ?? 'pattern';
    // A tile that completed its sequence shows its planned drawing again.
    if (index === undefined || (face === 'pattern' && !isTurning)) continue;
    turned.set(index, { face, from: isTurning ? FACES[step - 1] : undefined });
  }
  return turned;
}
