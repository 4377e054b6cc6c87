/** Points of the Prompt Factory. */
import { deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import * as v from 'valibot';

/** Points needed for the medal. */
export const POINTS_GOAL = 15;

/** Points at which the visitor is notified. */
export const MILESTONES = [1, 5, 10, 15] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Storage keys. `#/prompt-factory-v2` has a separate count. */
export type PointsKey = 'promptFactoryPoints' | 'promptFactoryPointsV2';

const clamp = (points: number) => Math.min(Math.max(Math.trunc(points), 0), POINTS_GOAL);
const schema = v.pipe(v.number(), v.finite(), v.transform(clamp));

const atoms = {
  promptFactoryPoints: deviceAtom<number>('promptFactoryPoints', schema, 0),
  promptFactoryPointsV2: deviceAtom<number>('promptFactoryPointsV2', schema, 0),
} satisfies Record<PointsKey, unknown>;

/** Adds one point up to the goal; `reached` is the milestone reached by this point. */
export function addPoint(points: number): { points: number; reached: Milestone | null } {
  const next = clamp(points + 1);
  const reached = points >= POINTS_GOAL ? null : (MILESTONES.find((milestone) => milestone === next) ?? null);
  return { points: next, reached };
}

/** Points on this device, and a function to earn one. */
export function usePoints(key: PointsKey, onMilestone: (milestone: Milestone) => void) {
  const [points, setPoints] = useAtom(atoms[key]);
  const earn = useCallback(() => {
    let reached: Milestone | null = null;
    setPoints((previous) => {
      const result = addPoint(previous);
      reached = result.reached;
      return result.points;
    });
    if (reached !== null) onMilestone(reached);
  }, [setPoints, onMilestone]);
  return { points, unlocked: points >= POINTS_GOAL, earn };
}
