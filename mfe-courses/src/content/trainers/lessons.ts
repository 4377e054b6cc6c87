/** Course data of the trainer sheets, loaded when a sheet is opened. */
import type { Question } from '../questions/schema.ts';
import type { Block, Course } from '../schema.ts';
import { t } from '../text.ts';

export interface Lessons {
  /** Learning outcomes. */
  skills: readonly string[];
  /** Includes the blocks of the second part, at the end. */
  blocks: readonly Block[];
  /** Position label of each block by id, as on the course page. */
  positions: ReadonlyMap<number, string>;
  questions: readonly Question[];
}

const toLessons = ([{ course }, { questions }, secondPartModule]: [
  { course: Course },
  { questions: Question[] },
  { secondPart: Block[] }?,
]): Lessons => {
  const blocks = course.groups.flatMap((group) => group.blocks);
  const part2 = secondPartModule?.secondPart ?? [];
  const { positionLabel } = t.course;
  const positions = [
    ...course.groups.flatMap((group, index) =>
      group.blocks.map(
        ({ id }) => [id, positionLabel(course.unit, index + 1, course.groups.length)] as const,
      ),
    ),
    ...part2.map(({ id }, index) => [id, t.secondPart.blockOf(index + 1, part2.length)] as const),
  ];
  return { skills: course.skills, blocks: [...blocks, ...part2], positions: new Map(positions), questions };
};

/** Loaders by sheet id. */
export const lessons: Readonly<Record<string, () => Promise<Lessons>>> = {
  'missao-1': () =>
    import('../mission-1/mission.ts').then(({ mission }) => ({
      skills: mission.skills,
      blocks: mission.blocks,
      positions: new Map(
        mission.blocks.map(({ id }) => [id, t.course.positionLabel('atividade', id, mission.blocks.length)]),
      ),
      questions: [],
    })),
  'descobrir-a-ia': () =>
    Promise.all([
      import('../descobrir-a-ia/course.ts'),
      import('../questions/descobrir-a-ia.ts'),
      import('../descobrir-a-ia/part-2.ts'),
    ]).then(toLessons),
  mscopilot: () =>
    Promise.all([import('../mscopilot/course.ts'), import('../questions/mscopilot.ts')]).then(toLessons),
  'copilot-v2': () =>
    Promise.all([import('../copilot-v2/course.ts'), import('../questions/copilot-v2.ts')]).then(toLessons),
  'copilot-v3': () =>
    Promise.all([import('../copilot-v3/course.ts'), import('../questions/copilot-v3.ts')]).then(toLessons),
};
