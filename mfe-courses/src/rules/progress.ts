/**
 * Progress rules of every course, without React and storage.
 *
 * Progress is a set of finished groups, not a count: a later release may add or move blocks, and finished
 * blocks stay finished. Points are stored separately, under the specified key.
 */
import type { Course } from '../content/schema.ts';

export interface Progress {
  points: number;
  /** `group_id` of each finished group, in any order. Ids removed from the course are stored but ignored. */
  done: readonly number[];
  /** Day on which the course was first finished, as 'YYYY-MM-DD'. */
  finishedOn?: string;
}

export const INITIAL_PROGRESS: Progress = { points: 0, done: [] };

/** The fields of a course that progress needs; a catalogue entry has them too. */
interface CourseOutline {
  goal: number;
  groups: readonly { group_id: number }[];
}

type CourseRules = CourseOutline &
  Pick<Course, 'pointsPerStep'> & { options: Pick<Course['options'], 'capped'> };

const groupIds = (course: Pick<CourseOutline, 'groups'>) => course.groups.map((group) => group.group_id);

/** Returns the first unfinished group, or null when the course is finished. */
export function currentGroup(course: CourseOutline, { done }: Progress): number | null {
  return groupIds(course).find((id) => !done.includes(id)) ?? null;
}

/** Returns the groups to show, in course order: the finished ones and the current one. */
export function visibleGroups(course: CourseOutline, progress: Progress): number[] {
  const current = currentGroup(course, progress);
  return groupIds(course).filter((id) => id === current || progress.done.includes(id));
}

/** Returns the number of unlocked groups: 1 at the start, groups + 1 when finished. */
export function unlockedCount(course: CourseOutline, { done }: Progress): number {
  return groupIds(course).filter((id) => done.includes(id)).length + 1;
}

/** Returns the progress in per cent: (unlocked − 1) / (groups − 1) × 100, at most 100. */
export function progressPercent(course: CourseOutline, progress: Progress): number {
  const last = course.groups.length - 1;
  return last === 0 ? 100 : Math.min(100, ((unlockedCount(course, progress) - 1) / last) * 100);
}

/** True when every group is finished. */
export const isFinished = (course: CourseOutline, progress: Progress) =>
  currentGroup(course, progress) === null;

/** True when the course is finished, or was finished before a release added blocks. */
export const wasFinished = (course: CourseOutline, progress: Progress) =>
  isFinished(course, progress) || progress.finishedOn !== undefined;

/**
 * Repairs stored progress for display. Points of a finished course that were damaged (and read as 0) are set
 * to the goal, because no button remains to earn them again.
 */
export function repairProgress(course: CourseOutline, progress: Progress): Progress {
  if (!wasFinished(course, progress) || progress.points >= course.goal) return progress;
  return { ...progress, points: course.goal };
}

/** True when the points reach the course goal. */
export const hasMedal = (course: CourseOutline, { points }: Progress) => points >= course.goal;

/**
 * Finishes the current group: adds its points and opens the next group. The last group raises the points to
 * the goal, because the blocks alone never reach it. Returns the same object for any
 * other group, so a second click or a second tab changes nothing.
 */
export function completeGroup(course: CourseRules, progress: Progress, groupId: number): Progress {
  if (groupId !== currentGroup(course, progress)) return progress;
  const done = [...progress.done, groupId];
  const earned = progress.points + course.pointsPerStep;
  // Never subtract points: a release with a lower goal may leave them above it.
  const points = course.options.capped ? Math.max(progress.points, Math.min(earned, course.goal)) : earned;
  const finished = currentGroup(course, { points, done }) === null;
  return { ...progress, done, points: finished ? Math.max(points, course.goal) : points };
}
