import type { Unit } from './schema.ts';

/**
 * What a page may know of a course without downloading its lessons. `duration.test.ts` holds every value to the
 * content, and says what to write here when a course grew.
 */
export interface Entry {
  to: string;
  /** As one would say it; see `roundedMinutes`. */
  minutes: number;
}

export interface CourseEntry extends Entry {
  storageKey: string;
  goal: number;
  unit: Unit;
  /** Every group in order, with how many blocks it holds. */
  groups: readonly { group_id: number; blocks: number }[];
}

const groups = (...blocks: number[]) =>
  blocks.map((count, index) => ({ group_id: index + 1, blocks: count }));

export const catalogue = {
  mission1: { to: '/mission-1', minutes: 45 },
  descobrir: {
    to: '/copilot-course',
    minutes: 150,
    storageKey: 'copilotCoursePoints',
    goal: 150,
    unit: 'bloco',
    groups: groups(1, 1, 1, 1, 1, 1, 1, 1, 1),
  },
  descobrirParte2: { to: '/copilot-course#parte-2', minutes: 75 },
  mscopilot: {
    to: '/mscopilot-course',
    minutes: 105,
    storageKey: 'msCopilotCoursePoints',
    goal: 150,
    unit: 'bloco',
    groups: groups(1, 1, 1, 1, 1, 1, 1, 1, 1),
  },
  copilotV2: {
    to: '/mscopilot-course-v2',
    minutes: 60,
    storageKey: 'copilotCourse2Points',
    goal: 120,
    unit: 'bloco',
    groups: groups(1, 1, 1, 1, 1),
  },
  copilotV3: {
    to: '/mscopilot-course-v3',
    minutes: 180,
    storageKey: 'copilotCourse3Points',
    goal: 200,
    unit: 'módulo',
    groups: groups(1, 2, 1, 1, 1, 2, 2, 2, 1, 1, 2, 1, 1),
  },
} as const satisfies Record<string, Entry | CourseEntry>;
