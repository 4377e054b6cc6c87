/** What a sheet takes from its course: fetched when the sheet is opened. The keys are the ids of the sheets. */
import type { Question } from '../questions/schema.ts';
import type { Block, Course } from '../schema.ts';

export interface Lessons {
  /** What one can do afterwards; the mission has those of its step. */
  skills?: readonly string[];
  /** Those of the second part at the end. */
  blocks: readonly Block[];
  /** Blocks before the second part. */
  firstPart: number;
  questions: readonly Question[];
}

const ofCourse = ([{ course }, { questions }, second]: [
  { course: Course },
  { questions: Question[] },
  { secondPart: Block[] }?,
]): Lessons => {
  const blocks = course.groups.flatMap((group) => group.blocks);
  return {
    skills: course.skills,
    blocks: [...blocks, ...(second?.secondPart ?? [])],
    firstPart: blocks.length,
    questions,
  };
};

export const lessons: Readonly<Record<string, () => Promise<Lessons>>> = {
  'missao-1': () =>
    import('../mission-1/mission.ts').then(({ mission }) => ({
      blocks: mission.blocks,
      firstPart: mission.blocks.length,
      questions: [],
    })),
  'descobrir-a-ia': () =>
    Promise.all([
      import('../descobrir-a-ia/course.ts'),
      import('../questions/descobrir-a-ia.ts'),
      import('../descobrir-a-ia/part-2.ts'),
    ]).then(ofCourse),
  mscopilot: () =>
    Promise.all([import('../mscopilot/course.ts'), import('../questions/mscopilot.ts')]).then(ofCourse),
  'copilot-v2': () =>
    Promise.all([import('../copilot-v2/course.ts'), import('../questions/copilot-v2.ts')]).then(ofCourse),
  'copilot-v3': () =>
    Promise.all([import('../copilot-v3/course.ts'), import('../questions/copilot-v3.ts')]).then(ofCourse),
};
