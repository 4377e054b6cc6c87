/**
 * Data derived from the lessons and their questions and committed in two files, `content/figures.ts` and
 * `docs/ailit.md`. The course index then needs no lesson, and trainers get a table. `derived.test.ts` checks
 * and regenerates both.
 */
import { lessonMinutes, roundedMinutes, studyMinutes } from '../content/duration.ts';
import type { Question } from '../content/questions/schema.ts';
import type { Block, Course, Mission } from '../content/schema.ts';
import { courseQuestions, secondPartQuestions } from './block-questions.ts';

export interface CourseContent {
  /** Key of the course in `catalogue.ts`, and of its second part. */
  name: string;
  course: Course;
  secondPart?: { name: string; blocks: readonly Block[] };
  questions: readonly Question[];
}

export interface Figures {
  /** Rounded duration for display, with all activities. */
  minutes: number;
  /** Rounded duration of reading and answering, without the activities. */
  lessonMinutes: number;
  /** Number of blocks in each group. */
  groups?: number[];
}

const collectBlocks = ({ groups }: Course) => groups.flatMap(({ blocks }) => blocks);

/**
 * Returns the published minutes while they differ from the computed ones by at most a tenth (5 minutes below
 * an hour, 7.5 above, if that is more), so that a small text change touches no other file.
 */
const publishedMinutes = (computed: number, published: number | undefined) =>
  published !== undefined &&
  Math.abs(published - computed) <= Math.max(computed < 60 ? 5 : 7.5, computed / 10)
    ? published
    : roundedMinutes(computed);

/**
 * Computes durations and group sizes.
 * @param published figures published now
 * @returns figures by key in `catalogue.ts`, in the order given
 */
export function computeFigures(
  courseContents: readonly CourseContent[],
  mission: Mission,
  published: Record<string, Pick<Figures, 'minutes' | 'lessonMinutes'> | undefined>,
): Record<string, Figures> {
  const durations = (name: string, blocks: readonly Block[], questions: readonly Question[] = []) => ({
    minutes: publishedMinutes(studyMinutes(blocks, questions), published[name]?.minutes),
    lessonMinutes: publishedMinutes(lessonMinutes(blocks, questions), published[name]?.lessonMinutes),
  });
  const figures: Record<string, Figures> = { mission1: durations('mission1', mission.blocks) };
  for (const { name, course, secondPart, questions } of courseContents) {
    const blocks = collectBlocks(course);
    const earlierQuestions = questions.filter(({ block }) => block <= blocks.length);
    figures[name] = {
      ...durations(name, blocks, courseQuestions(blocks, earlierQuestions)),
      groups: course.groups.map((group) => group.blocks.length),
    };
    if (!secondPart) continue;
    const laterQuestions = secondPartQuestions(secondPart.blocks, questions);
    figures[secondPart.name] = durations(secondPart.name, secondPart.blocks, laterQuestions);
  }
  return figures;
}

/**
 * Renders the table of `docs/ailit.md`: the domains of AILit (an AI literacy framework) of each block.
 * @returns its Markdown lines
 */
export function ailitTable(courseContents: readonly CourseContent[]): string[] {
  const rows = courseContents.flatMap(({ course, secondPart }) =>
    [...collectBlocks(course), ...(secondPart?.blocks ?? [])].map(({ id, title, ailit = [] }) => [
      `\`${course.id}\` ${id}`,
      title,
      ailit.join(', '),
    ]),
  );
  const all = [['block', 'title', 'domains'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return all.flatMap((row, index) => [line(row, ' '), ...(index === 0 ? [line(['', '', ''], '-')] : [])]);
}
