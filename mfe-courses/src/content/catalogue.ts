import { figures } from './figures.ts';
import type { Unit } from './schema.ts';

/**
 * What a page may know of a course without downloading its lessons. Durations and groups are written from the lessons
 * (`figures.ts`); tests hold the rest to them.
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

const written = ({ minutes, groups }: { minutes: number; groups: readonly number[] }) => ({
  minutes,
  groups: groups.map((blocks, index) => ({ group_id: index + 1, blocks })),
});

export const catalogue = {
  mission1: { to: '/mission-1', ...figures.mission1 },
  descobrir: {
    to: '/copilot-course',
    storageKey: 'copilotCoursePoints',
    goal: 150,
    unit: 'bloco',
    ...written(figures.descobrir),
  },
  descobrirParte2: { to: '/copilot-course#parte-2', ...figures.descobrirParte2 },
  mscopilot: {
    to: '/mscopilot-course',
    storageKey: 'msCopilotCoursePoints',
    goal: 150,
    unit: 'bloco',
    ...written(figures.mscopilot),
  },
  copilotV2: {
    to: '/mscopilot-course-v2',
    storageKey: 'copilotCourse2Points',
    goal: 120,
    unit: 'bloco',
    ...written(figures.copilotV2),
  },
  copilotV3: {
    to: '/mscopilot-course-v3',
    storageKey: 'copilotCourse3Points',
    goal: 200,
    unit: 'módulo',
    ...written(figures.copilotV3),
  },
} as const satisfies Record<string, Entry | CourseEntry>;
