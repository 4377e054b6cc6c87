/** What a sheet takes from its course: fetched when the sheet is opened. The keys are the ids of the sheets. */
import type { Question } from '../questions/schema.ts';
import type { Block, Course } from '../schema.ts';
import { words } from '../words.ts';

export interface Lessons {
  /** What one can do afterwards; the mission has those of its step. */
  skills?: readonly string[];
  /** Those of the second part at the end. */
  blocks: readonly Block[];
  /** Where each block stands, by its id, in the words that its page says. */
  places: ReadonlyMap<number, string>;
  questions: readonly Question[];
}

const ofCourse = ([{ course }, { questions }, second]: [
  { course: Course },
  { questions: Question[] },
  { secondPart: Block[] }?,
]): Lessons => {
  const blocks = course.groups.flatMap((group) => group.blocks);
  const part2 = second?.secondPart ?? [];
  const { placeOf } = words.course;
  const places = [
    ...course.groups.flatMap((group, index) =>
      group.blocks.map(({ id }) => [id, placeOf(course.unit, index + 1, course.groups.length)] as const),
    ),
    ...part2.map(({ id }, index) => [id, words.secondPart.blockOf(index + 1, part2.length)] as const),
  ];
  return { skills: course.skills, blocks: [...blocks, ...part2], places: new Map(places), questions };
};

export const lessons: Readonly<Record<string, () => Promise<Lessons>>> = {
  'missao-1': () =>
    import('../mission-1/mission.ts').then(({ mission }) => ({
      blocks: mission.blocks,
      places: new Map(
        mission.blocks.map(({ id }) => [id, words.course.placeOf('atividade', id, mission.blocks.length)]),
      ),
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
