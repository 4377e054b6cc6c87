import { describe, expect, it } from 'vitest';
import {
  completeGroup,
  currentGroup,
  hasMedal,
  INITIAL_PROGRESS,
  isFinished,
  type Progress,
  progressPercent,
  repairProgress,
  unlockedCount,
  visibleGroups,
} from './progress.ts';

/** Course with this number of groups and only the fields that the rules read. */
const course = (groups: number, pointsPerStep: number, goal: number, capped = true) => ({
  goal,
  pointsPerStep,
  options: { capped },
  groups: Array.from({ length: groups }, (_, index) => ({
    group_id: index + 1,
    showContinueButton: true,
    blocks: [],
  })),
});

const v3 = course(13, 15, 200);
const v2 = course(5, 20, 120, false);
const nineBlockCourse = course(9, 15, 150);

/** Finishes `count` groups in order, by default all. */
function finish(
  rules: ReturnType<typeof course>,
  from: Progress = INITIAL_PROGRESS,
  count = rules.groups.length,
): Progress {
  let progress = from;
  for (let step = 0; step < count; step++)
    progress = completeGroup(rules, progress, currentGroup(rules, progress) ?? 0);
  return progress;
}

describe('unlocking', () => {
  it('shows only the first group at the start', () => {
    expect(visibleGroups(v3, INITIAL_PROGRESS)).toEqual([1]);
    expect(unlockedCount(v3, INITIAL_PROGRESS)).toBe(1);
    expect(progressPercent(v3, INITIAL_PROGRESS)).toBe(0);
  });

  it('opens the next group and still shows the finished ones', () => {
    expect(visibleGroups(v3, finish(v3, INITIAL_PROGRESS, 2))).toEqual([1, 2, 3]);
  });

  it('finishes V3 at 14 unlocked', () => {
    expect(unlockedCount(v3, finish(v3))).toBe(14);
    expect(isFinished(v3, finish(v3))).toBe(true);
    expect(progressPercent(v3, finish(v3))).toBe(100);
  });

  it('counts the percentage over the groups between the first and the last', () => {
    expect(progressPercent(v3, finish(v3, INITIAL_PROGRESS, 6))).toBe(50);
    expect(progressPercent(v2, finish(v2, INITIAL_PROGRESS, 1))).toBe(25);
    expect(progressPercent(nineBlockCourse, finish(nineBlockCourse, INITIAL_PROGRESS, 1))).toBe(12.5);
  });

  it('ignores a group that is locked, finished or unknown', () => {
    const oneGroupDone = finish(v3, INITIAL_PROGRESS, 1);
    expect(completeGroup(v3, oneGroupDone, 1)).toBe(oneGroupDone);
    expect(completeGroup(v3, oneGroupDone, 5)).toBe(oneGroupDone);
    expect(completeGroup(v3, oneGroupDone, 99)).toBe(oneGroupDone);
  });
});

describe('points', () => {
  it.each([
    ['V3', v3, 15, 180, 200],
    ['V2', v2, 20, 80, 120],
    ['the nine-block courses', nineBlockCourse, 15, 120, 150],
  ] as const)(
    '%s: one step, the step before the end, and the goal at the end',
    (_, rules, step, before, end) => {
      expect(finish(rules, INITIAL_PROGRESS, 1).points).toBe(step);
      const beforeLast = finish(rules, INITIAL_PROGRESS, rules.groups.length - 1);
      expect(beforeLast.points).toBe(before);
      expect(hasMedal(rules, beforeLast)).toBe(false);
      const finished = finish(rules);
      expect(finished.points).toBe(end);
      expect(hasMedal(rules, finished)).toBe(true);
    },
  );

  it('are capped at the goal, except in V2', () => {
    expect(completeGroup(v3, { points: 190, done: [] }, 1).points).toBe(200);
    expect(completeGroup(v2, { points: 110, done: [] }, 1).points).toBe(130);
  });
});

describe('damaged points', () => {
  it('of a finished course are restored to the goal, with the medal', () => {
    const damaged = { ...finish(v3), points: 0 };
    expect(repairProgress(v3, damaged).points).toBe(200);
    expect(hasMedal(v3, repairProgress(v3, damaged))).toBe(true);
    const longer = course(14, 15, 200);
    expect(repairProgress(longer, { ...damaged, finishedOn: '2026-11-21' }).points).toBe(200);
  });

  it('are not restored in an unfinished course, and points above the goal stay', () => {
    expect(repairProgress(v3, { points: 0, done: [1, 2] }).points).toBe(0);
    expect(repairProgress(v2, { ...finish(v2), points: 140 }).points).toBe(140);
  });
});

describe('course changed in a later release', () => {
  it('an added block leaves points and medal and opens only itself', () => {
    const longer = course(14, 15, 200);
    const finished = finish(v3);
    expect(visibleGroups(longer, finished)).toHaveLength(14);
    expect(currentGroup(longer, finished)).toBe(14);
    expect(hasMedal(longer, finished)).toBe(true);
    expect(completeGroup(longer, finished, 14)).toEqual({ points: 200, done: [...finished.done, 14] });
  });

  it('a block inserted in the middle leaves the finished blocks after it finished', () => {
    const progress: Progress = { points: 30, done: [1, 3] };
    expect(currentGroup(v3, progress)).toBe(2);
    expect(visibleGroups(v3, progress)).toEqual([1, 2, 3]);
  });

  it('the id of a removed block is ignored', () => {
    const shorter = course(3, 15, 200);
    expect(unlockedCount(shorter, { points: 15, done: [1, 99] })).toBe(2);
  });
});
