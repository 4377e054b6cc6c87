/** What a sheet takes from its course: fetched when the sheet is opened. The keys are the ids of the sheets. */
import type { Question } from '../questions/schema.ts';
import type { Block, Course } from '../schema.ts';

export interface Lessons {
  /** What one can do afterwards; the mission has those of its step. */
  skills?: readonly string[];
  blocks: readonly Block[];
  questions: readonly Question[];
}

const ofCourse = ([{ course }, { questions }]: [{ course: Course }, { questions: Question[] }]): Lessons => ({
  skills: course.skills,
  blocks: course.groups.flatMap(({ blocks }) => blocks),
  questions,
});

export const lessons: Readonly<Record<string, () => Promise<Lessons>>> = {
  'missao-1': () =>
    import('../mission-1/mission.ts').then(({ mission }) => ({ blocks: mission.blocks, questions: [] })),
  'descobrir-a-ia': () =>
    Promise.all([import('../descobrir-a-ia/course.ts'), import('../questions/descobrir-a-ia.ts')]).then(
      ofCourse,
    ),
  mscopilot: () =>
    Promise.all([import('../mscopilot/course.ts'), import('../questions/mscopilot.ts')]).then(ofCourse),
  'copilot-v2': () =>
    Promise.all([import('../copilot-v2/course.ts'), import('../questions/copilot-v2.ts')]).then(ofCourse),
  'copilot-v3': () =>
    Promise.all([import('../copilot-v3/course.ts'), import('../questions/copilot-v3.ts')]).then(ofCourse),
};
