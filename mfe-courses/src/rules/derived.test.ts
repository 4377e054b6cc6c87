import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { course as copilotV2 } from '../content/copilot-v2/course.ts';
import { course as copilotV3 } from '../content/copilot-v3/course.ts';
import { course as descobrir } from '../content/descobrir-a-ia/course.ts';
import { secondPart } from '../content/descobrir-a-ia/part-2.ts';
import { exampleBlock } from '../content/example/example-block.ts';
import { figures } from '../content/figures.ts';
import { mission } from '../content/mission-1/mission.ts';
import { course as mscopilot } from '../content/mscopilot/course.ts';
import { questionLoaders } from '../content/questions/bank.ts';
import { type Block, Course } from '../content/schema.ts';
import { verified } from '../content/sources.ts';
import { isQuestionOf } from '../state/reviews-atom.ts';
import { collectQuestions } from './answer-key.ts';
import { courseQuestions } from './block-questions.ts';
import { ailitTable, type CourseContent, computeFigures } from './derived.ts';
import { prerequisiteProblems } from './prerequisites.ts';

const courses = [
  { name: 'descobrir', course: descobrir, secondPart: { name: 'descobrirParte2', blocks: secondPart } },
  { name: 'mscopilot', course: mscopilot },
  { name: 'copilotV2', course: copilotV2 },
  { name: 'copilotV3', course: copilotV3 },
];
const courseContents: CourseContent[] = await Promise.all(
  courses.map(async (each) => ({
    ...each,
    questions: (await questionLoaders[each.course.id]?.())?.questions ?? [],
  })),
);

const OUT_OF_DATE =
  'The generated file is out of date because lessons changed. Run: WRITE_CONTENT=1 pnpm exec vitest run mfe-courses/src/rules/derived.test.ts';
const files = {
  figures: path.join(import.meta.dirname, '../content/figures.ts'),
  table: path.join(import.meta.dirname, '../../../docs/ailit.md'),
};
const read = (file: keyof typeof files) => readFileSync(files[file], 'utf8');
/** Strips whitespace and commas, because the formatter may lay out the generated file differently. */
const normalize = (text: string) => text.replace(/[\s,]+/g, '');

/** Compares the generated file with the expected text; with WRITE_CONTENT set, writes the file first. */
function expectGenerated(file: keyof typeof files, expected: string): void {
  if (process.env.WRITE_CONTENT) writeFileSync(files[file], expected);
  expect(normalize(read(file)), OUT_OF_DATE).toBe(normalize(expected));
}

describe('files generated from the lessons and their questions', () => {
  it('figures.ts has the duration of each course, up to a tenth off, and the number of blocks of each group', () => {
    const [head = ''] = read('figures').split('\n');
    const figureLines = Object.entries(computeFigures(courseContents, mission, figures)).map(
      ([name, { minutes, lessonMinutes, groups }]) =>
        `  ${name}: { minutes: ${minutes}, lessonMinutes: ${lessonMinutes}${groups ? `, groups: [${groups.join(', ')}]` : ''} },`,
    );
    expectGenerated(
      'figures',
      [head, 'export const figures = {', ...figureLines, '} as const;', ''].join('\n'),
    );
  });

  it('the table of AILit (AI literacy framework) domains lists every block with at least one domain', () => {
    // The schema requires `ailit` in courses; second parts have no such check.
    for (const { blocks } of courseContents.flatMap(({ secondPart: part }) => part ?? []))
      expect(blocks.filter(({ ailit }) => !ailit).map(({ title }) => title)).toEqual([]);
    const text = read('table');
    const before = text.slice(0, text.indexOf('\n| block') + 1);
    expectGenerated('table', `${before}${ailitTable(courseContents).join('\n')}\n`);
  });
});

describe('a block added with one lesson and one question', () => {
  const copilotV2Content = courseContents.find(({ name }) => name === 'copilotV2');
  if (!copilotV2Content) throw new Error('The course V2, which this test extends, is missing.');
  const { course, questions } = copilotV2Content;
  const before = course.groups.flatMap(({ blocks }) => blocks);
  const id = before.length + 1;
  const activity = exampleBlock.parts.find((part) => part.type === 'activity');
  if (!activity || !questions[0]) throw new Error('The test data has no activity or no question to copy.');
  const block: Block = {
    ...exampleBlock,
    id,
    title: 'Um bloco novo',
    requires: [id - 1],
    // Longer than the tolerance of a tenth of the course.
    parts: [...exampleBlock.parts, { ...activity, minutes: 60 }],
    verified: verified('transparency'),
  };
  const question = { ...questions[0], id: `${course.id}-novo`, block: id };
  const extended: CourseContent = {
    ...copilotV2Content,
    course: {
      ...course,
      groups: [...course.groups, { group_id: id, showContinueButton: true, blocks: [block] }],
    },
    questions: [...questions, question],
  };
  const blocks = [...before, block];

  it('passes the schema and the prerequisite check', () => {
    expect(v.safeParse(Course, extended.course).issues?.map(({ message }) => message)).toBeUndefined();
    expect(prerequisiteProblems(blocks)).toEqual([]);
  });

  it('appears in the figures of the course index', () => {
    const newFigures = computeFigures([extended], mission, figures).copilotV2;
    expect(newFigures?.groups).toEqual([...figures.copilotV2.groups, 1]);
    expect(newFigures?.minutes).toBeGreaterThanOrEqual(figures.copilotV2.minutes + 60);
  });

  it('has its question after the lesson, on the trainer sheet and in «Rever»', () => {
    const askedQuestions = courseQuestions(blocks, extended.questions);
    expect(askedQuestions.at(-1)).toBe(question);
    expect(askedQuestions.at(-2)?.block).toBeLessThan(id);
    expect(collectQuestions(block, extended.questions)).toContain(question);
    expect(isQuestionOf(course.id, question.id)).toBe(true);
  });

  it('has a row in the AILit table and a topic for the declaration', () => {
    expect(ailitTable([extended]).at(-1)).toMatch(/^\| `copilot-v2` 6 +\| Um bloco novo +\| create +\|$/);
    expect(block.topic).toBe('pedir');
  });

  it('fails validation without AILit domains', () => {
    // The only block of its course, so that numbering and prerequisites are valid.
    const withoutDomains = { ...block, id: 1, requires: undefined, ailit: undefined };
    const issues = v.safeParse(Course, {
      ...extended.course,
      groups: [{ group_id: 1, showContinueButton: true, blocks: [withoutDomains] }],
    }).issues;
    expect(issues?.map(({ message }) => message).join()).toContain('`ailit`');
  });
});
