/**
 * Data derived from the lessons and their questions and committed in two files, `content/figures.ts` and
 * `docs/ailit.md`. The course index then needs no lesson, and trainers get a table. `derived.test.ts` checks
 * and regenerates both.
 */
import { roundedMinutes, studyMinutes } from '../content/duration.ts';
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
  /** Rounded duration for display. */
  minutes: number;
  /** Number of blocks in each group. */
  groups?: number[];
}

const blocksOf = ({ groups }: Course) => groups.flatMap(({ blocks }) => blocks);

/**
 * Returns the published figure while it is within a tenth of the computed one, so that a small text change
 * touches no other file.
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
  taught: readonly CourseContent[],
  mission: Mission,
  published: Record<string, { minutes: number } | undefined>,
): Record<string, Figures> {
  const figures: Record<string, Figures> = {
    mission1: { minutes: publishedMinutes(studyMinutes(mission.blocks), published.mission1?.minutes) },
  };
  for (const { name, course, secondPart, questions } of taught) {
    const blocks = blocksOf(course);
    const earlierQuestions = questions.filter(({ block }) => block <= blocks.length);
    figures[name] = {
      minutes: publishedMinutes(
        studyMinutes(blocks, courseQuestions(blocks, earlierQuestions)),
        published[name]?.minutes,
      ),
      groups: course.groups.map((group) => group.blocks.length),
    };
    if (!secondPart) continue;
    const laterQuestions = secondPartQuestions(secondPart.blocks, questions);
    const computed = studyMinutes(secondPart.blocks, laterQuestions);
    figures[secondPart.name] = { minutes: publishedMinutes(computed, published[secondPart.name]?.minutes) };
  }
  return figures;
}

/**
 * Renders the table of `docs/ailit.md`.
 * @returns its Markdown lines
 */
export function ailitTable(taught: readonly CourseContent[]): string[] {
  const rows = taught.flatMap(({ course, secondPart }) =>
    [...blocksOf(course), ...(secondPart?.blocks ?? [])].map(({ id, title, ailit = [] }) => [
      `\`${course.id}\` ${id}`,
      title,
      ailit.join(', '),
    ]),
  );
  const all = [['block', 'title', 'domains'], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[], fill: string) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`;
  return all.flatMap((row, at) => [line(row, ' '), ...(at === 0 ? [line(['', '', ''], '-')] : [])]);
}
