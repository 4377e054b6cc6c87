import { figures } from './figures.ts';
import type { Unit } from './schema.ts';

/**
 * Course metadata that pages use without downloading the lessons. Durations and groups are generated from the
 * lessons (`figures.ts`); tests compare the rest with the lessons.
 */
export interface Entry {
  /** Route, which may have an anchor. */
  to: string;
  /** Rounded for display; see `roundedMinutes`. */
  minutes: number;
  /** Without the activities. */
  lessonMinutes: number;
}

export interface CourseEntry extends Entry {
  storageKey: string;
  goal: number;
  unit: Unit;
  /** Every group in order, with its number of blocks. */
  groups: readonly { group_id: number; blocks: number }[];
}

/** Numbers the groups of a course from 1. */
const withGroups = ({
  groups,
  ...durations
}: {
  minutes: number;
  lessonMinutes: number;
  groups: readonly number[];
}) => ({
  ...durations,
  groups: groups.map((blocks, index) => ({ group_id: index + 1, blocks })),
});

export const catalogue = {
  mission1: { to: '/mission-1', ...figures.mission1 },
  descobrir: {
    to: '/copilot-course',
    storageKey: 'copilotCoursePoints',
    goal: 150,
    unit: 'bloco',
    ...withGroups(figures.descobrir),
  },
  descobrirParte2: { to: '/copilot-course#parte-2', ...figures.descobrirParte2 },
  mscopilot: {
    to: '/mscopilot-course',
    storageKey: 'msCopilotCoursePoints',
    goal: 150,
    unit: 'bloco',
    ...withGroups(figures.mscopilot),
  },
  copilotV2: {
    to: '/mscopilot-course-v2',
    storageKey: 'copilotCourse2Points',
    goal: 120,
    unit: 'bloco',
    ...withGroups(figures.copilotV2),
  },
  copilotV3: {
    to: '/mscopilot-course-v3',
    storageKey: 'copilotCourse3Points',
    goal: 200,
    unit: 'módulo',
    ...withGroups(figures.copilotV3),
  },
} as const satisfies Record<string, Entry | CourseEntry>;
