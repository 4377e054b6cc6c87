/**
 * What follows from the lessons and their questions and is written into two files, so that the index needs no lesson and a
 * trainer finds a table: `content/figures.ts` and `docs/ailit.md`. `derived.test.ts` holds them, and writes them anew.
 */
import { roundedMinutes, studyMinutes } from '../content/duration.ts';
import type { Question } from '../content/questions/schema.ts';
import type { Block, Course, Mission } from '../content/schema.ts';
import { askedIn, askedInSecondPart } from './asked.ts';

export interface Taught {
  /** Of the course in `catalogue.ts`, and of its second part. */
  name: string;
  course: Course;
  secondPart?: { name: string; blocks: readonly Block[] };
  questions: readonly Question[];
}

export interface Figures {
  /** As one would say it. */
  minutes: number;
  /** How many blocks each group holds. */
  groups?: number[];
}

const blocksOf = ({ groups }: Course) => groups.flatMap(({ blocks }) => blocks);

/** A figure that a tenth divides from the truth is told as it was: a word more in a lesson changes no other file. */
const minutesSaid = (computed: number, said: number | undefined) =>
  said !== undefined && Math.abs(said - computed) <= Math.max(computed < 60 ? 5 : 7.5, computed / 10)
    ? said
    : roundedMinutes(computed);

/** @returns by their names in `catalogue.ts`, in the order given */
export function figuresOf(
  taught: readonly Taught[],
  mission: Mission,
  said: Record<string, { minutes: number } | undefined>,
): Record<string, Figures> {
  const figures: Record<string, Figures> = {
    mission1: { minutes: minutesSaid(studyMinutes(mission.blocks), said.mission1?.minutes) },
  };
  for (const { name, course, secondPart, questions } of taught) {
    const blocks = blocksOf(course);
    const own = questions.filter(({ block }) => block <= blocks.length);
    figures[name] = {
      minutes: minutesSaid(studyMinutes(blocks, askedIn(blocks, own)), said[name]?.minutes),
      groups: course.groups.map((group) => group.blocks.length),
    };
    if (!secondPart) continue;
    const asked = askedInSecondPart(secondPart.blocks, questions);
    const computed = studyMinutes(secondPart.blocks, asked);
    figures[secondPart.name] = { minutes: minutesSaid(computed, said[secondPart.name]?.minutes) };
  }
  return figures;
}

/** @returns the lines of the table in `docs/ailit.md` */
export function ailitTable(taught: readonly Taught[]): string[] {
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
