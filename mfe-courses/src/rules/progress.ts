/**
 * The rules of every course, without React and without storage.
 *
 * Progress is kept as the set of finished groups, not as a number: a later release may add or move blocks, and
 * whoever finished a block keeps it. Points are kept apart, under the specified key.
 */
import type { Course } from '../content/schema.ts';

export interface Progress {
  points: number;
  /** `group_id` of each finished group, in any order; ids that the course no longer has are kept and ignored. */
  done: readonly number[];
  /** Day on which the course was finished first, as 'AAAA-MM-DD'. */
  finishedOn?: string;
}

export const START: Progress = { points: 0, done: [] };

/** What a course is to someone who only looks at progress; a catalogue entry will do. */
interface Outline {
  goal: number;
  groups: readonly { group_id: number }[];
}

type Rules = Outline & Pick<Course, 'pointsPerStep'> & { options: Pick<Course['options'], 'capped'> };

const idsOf = (course: Pick<Outline, 'groups'>) => course.groups.map((group) => group.group_id);

/** The first group that is not finished, or null when the course is. */
export function currentGroup(course: Outline, { done }: Progress): number | null {
  return idsOf(course).find((id) => !done.includes(id)) ?? null;
}

/** Groups to show, in order: every finished one and the current one. */
export function shownGroups(course: Outline, progress: Progress): number[] {
  const current = currentGroup(course, progress);
  return idsOf(course).filter((id) => id === current || progress.done.includes(id));
}

/** 1 at the start; one more per finished group; groups + 1 when the course is finished (14 in V3). */
export function unlocked(course: Outline, { done }: Progress): number {
  return idsOf(course).filter((id) => done.includes(id)).length + 1;
}

/** (unlocked − 1) / (groups − 1) × 100, at most 100. */
export function progressPercent(course: Outline, progress: Progress): number {
  const last = course.groups.length - 1;
  return last === 0 ? 100 : Math.min(100, ((unlocked(course, progress) - 1) / last) * 100);
}

export const isFinished = (course: Outline, progress: Progress) => currentGroup(course, progress) === null;

/** Finished now, or before a release added blocks. */
export const wasFinished = (course: Outline, progress: Progress) =>
  isFinished(course, progress) || progress.finishedOn !== undefined;

/**
 * What is shown of stored progress. Whoever finished a course earned its goal: points that were damaged since, and
 * count as none, are lifted back, because no button is left to earn them again.
 */
export function restored(course: Outline, progress: Progress): Progress {
  if (!wasFinished(course, progress) || progress.points >= course.goal) return progress;
  return { ...progress, points: course.goal };
}

export const hasMedal = (course: Outline, { points }: Progress) => points >= course.goal;

/**
 * Finishes the current group: adds its points and opens the next one. The last group lifts the points to the goal
 * when they are below it, because the blocks alone never reach it (decisions 8 and 9). Any other group is left as
 * it is, so that a second press or a second tab changes nothing.
 */
export function complete(course: Rules, progress: Progress, groupId: number): Progress {
  if (groupId !== currentGroup(course, progress)) return progress;
  const done = [...progress.done, groupId];
  const earned = progress.points + course.pointsPerStep;
  // Points already above the goal (a release with another goal) are never taken away.
  const points = course.options.capped ? Math.max(progress.points, Math.min(earned, course.goal)) : earned;
  const finished = currentGroup(course, { points, done }) === null;
  return { ...progress, done, points: finished ? Math.max(points, course.goal) : points };
}
