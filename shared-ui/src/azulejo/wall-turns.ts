import type { WallPlan } from './wall-plan.ts';

/** What a pattern tile shows, one after the other: itself, its inverse, a figure, and back. */
const FACES = ['pattern', 'inverse', 'figure', 'inverse'] as const;
export type Face = (typeof FACES)[number];

/** Tiles that are away from their own face at a time: the wall stays the one that was designed. */
const LANES = 4;

/** A place that is not as it was planned. */
export interface Turned {
  face: Face;
  /** What it showed before, while it is the one that turns now. */
  from?: Face;
}

/**
 * The places that differ from the plan after `turns` turns, by place. One tile turns at a time, in four lanes that take
 * turns; each tile of a lane goes through its faces and is itself again before the next one begins.
 */
export function turnedAfter(plan: Pick<WallPlan, 'order'>, turns: number): Map<number, Turned> {
  const turned = new Map<number, Turned>();
  for (let lane = 0; lane < Math.min(LANES, plan.order.length); lane += 1) {
    // Turns of this lane so far.
    const own = Math.floor((turns + LANES - 1 - lane) / LANES);
    if (own === 0) continue;
    const now = (turns - 1) % LANES === lane;
    const step = ((own - 1) % FACES.length) + 1;
    const tile = Math.floor((own - 1) / FACES.length) * LANES + lane;
    const place = plan.order[tile % plan.order.length];
    const face = FACES[step % FACES.length] ?? 'pattern';
    if (place === undefined || (face === 'pattern' && !now)) continue;
    turned.set(place, { face, from: now ? FACES[step - 1] : undefined });
  }
  return turned;
}
