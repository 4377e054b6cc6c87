import { describe, expect, it } from 'vitest';
import {
  complete,
  currentGroup,
  hasMedal,
  isFinished,
  type Progress,
  progressPercent,
  restored,
  START,
  shownGroups,
  unlocked,
} from './progress.ts';

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
const first = course(9, 15, 150);

function finish(
  rules: ReturnType<typeof course>,
  from: Progress = START,
  upTo = rules.groups.length,
): Progress {
  let progress = from;
  for (let step = 0; step < upTo; step++)
    progress = complete(rules, progress, currentGroup(rules, progress) ?? 0);
  return progress;
}

describe('unlocking', () => {
  it('shows only the first group at the start', () => {
    expect(shownGroups(v3, START)).toEqual([1]);
    expect(unlocked(v3, START)).toBe(1);
    expect(progressPercent(v3, START)).toBe(0);
  });

  it('opens the next group and keeps the finished ones', () => {
    expect(shownGroups(v3, finish(v3, START, 2))).toEqual([1, 2, 3]);
  });

  it('finishes V3 at 14 unlocked', () => {
    expect(unlocked(v3, finish(v3))).toBe(14);
    expect(isFinished(v3, finish(v3))).toBe(true);
    expect(progressPercent(v3, finish(v3))).toBe(100);
  });

  it('counts the percentage over the groups between the first and the last', () => {
    expect(progressPercent(v3, finish(v3, START, 6))).toBe(50);
    expect(progressPercent(v2, finish(v2, START, 1))).toBe(25);
    expect(progressPercent(first, finish(first, START, 1))).toBe(12.5);
  });

  it('ignores a group that is locked, finished or unknown', () => {
    const one = finish(v3, START, 1);
    expect(complete(v3, one, 1)).toBe(one);
    expect(complete(v3, one, 5)).toBe(one);
    expect(complete(v3, one, 99)).toBe(one);
  });
});

describe('points', () => {
  it.each([
    ['V3', v3, 15, 180, 200],
    ['V2', v2, 20, 80, 120],
    ['the nine-block courses', first, 15, 120, 150],
  ] as const)(
    '%s: each step, one step before the end, and the goal at the end',
    (_, rules, step, before, end) => {
      expect(finish(rules, START, 1).points).toBe(step);
      const last = finish(rules, START, rules.groups.length - 1);
      expect(last.points).toBe(before);
      expect(hasMedal(rules, last)).toBe(false);
      const all = finish(rules);
      expect(all.points).toBe(end);
      expect(hasMedal(rules, all)).toBe(true);
    },
  );

  it('stops at the goal, except in V2', () => {
    expect(complete(v3, { points: 190, done: [] }, 1).points).toBe(200);
    expect(complete(v2, { points: 110, done: [] }, 1).points).toBe(130);
  });
});

describe('damaged points', () => {
  it('of a finished course are lifted back to its goal, with the medal', () => {
    const damaged = { ...finish(v3), points: 0 };
    expect(restored(v3, damaged).points).toBe(200);
    expect(hasMedal(v3, restored(v3, damaged))).toBe(true);
    const longer = course(14, 15, 200);
    expect(restored(longer, { ...damaged, finishedOn: '2026-11-21' }).points).toBe(200);
  });

  it('count as none while the course goes on, and points above the goal stay', () => {
    expect(restored(v3, { points: 0, done: [1, 2] }).points).toBe(0);
    expect(restored(v2, { ...finish(v2), points: 140 }).points).toBe(140);
  });
});

describe('a later release', () => {
  it('that adds a block keeps points and medal and opens only the new one', () => {
    const longer = course(14, 15, 200);
    const finished = finish(v3);
    expect(shownGroups(longer, finished)).toHaveLength(14);
    expect(currentGroup(longer, finished)).toBe(14);
    expect(hasMedal(longer, finished)).toBe(true);
    expect(complete(longer, finished, 14)).toEqual({ points: 200, done: [...finished.done, 14] });
  });

  it('that adds a block in the middle leaves what came after it in place', () => {
    const progress: Progress = { points: 30, done: [1, 3] };
    expect(currentGroup(v3, progress)).toBe(2);
    expect(shownGroups(v3, progress)).toEqual([1, 2, 3]);
  });

  it('that drops a block ignores its id', () => {
    const shorter = course(3, 15, 200);
    expect(unlocked(shorter, { points: 15, done: [1, 99] })).toBe(2);
  });
});
