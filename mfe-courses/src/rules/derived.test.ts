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
import { bank } from '../content/questions/bank.ts';
import { type Block, Course } from '../content/schema.ts';
import { verified } from '../content/sources.ts';
import { isQuestionOf } from '../state/reviews-atom.ts';
import { answersOf } from './answer-key.ts';
import { askedIn } from './asked.ts';
import { ailitTable, figuresOf, type Taught } from './derived.ts';
import { prerequisiteProblems } from './prerequisites.ts';

const named = [
  { name: 'descobrir', course: descobrir, secondPart: { name: 'descobrirParte2', blocks: secondPart } },
  { name: 'mscopilot', course: mscopilot },
  { name: 'copilotV2', course: copilotV2 },
  { name: 'copilotV3', course: copilotV3 },
];
const taught: Taught[] = await Promise.all(
  named.map(async (each) => ({ ...each, questions: (await bank[each.course.id]?.())?.questions ?? [] })),
);

const AGAIN =
  'The lessons changed. Run: WRITE_CONTENT=1 pnpm exec vitest run mfe-courses/src/rules/derived.test.ts';
const files = {
  figures: path.join(import.meta.dirname, '../content/figures.ts'),
  table: path.join(import.meta.dirname, '../../../docs/ailit.md'),
};
const read = (file: keyof typeof files) => readFileSync(files[file], 'utf8');
/** Written in one way by this file, and perhaps in another by the formatter. */
const plain = (text: string) => text.replace(/[\s,]+/g, '');

/** The file as it should be; writes it where somebody asked for that. */
function held(file: keyof typeof files, wanted: string): void {
  if (process.env.WRITE_CONTENT) writeFileSync(files[file], wanted);
  expect(plain(read(file)), AGAIN).toBe(plain(wanted));
}

describe('what is written from the lessons and their questions', () => {
  it('is the duration of each course, give or take a tenth, and the size of its groups', () => {
    const [head = ''] = read('figures').split('\n');
    const lines = Object.entries(figuresOf(taught, mission, figures)).map(
      ([name, { minutes, groups }]) =>
        `  ${name}: { minutes: ${minutes}${groups ? `, groups: [${groups.join(', ')}]` : ''} },`,
    );
    held('figures', [head, 'export const figures = {', ...lines, '} as const;', ''].join('\n'));
  });

  it('is the table of AILit: every block, with at least one domain', () => {
    for (const { blocks } of [...taught.flatMap(({ secondPart: part }) => part ?? [])])
      expect(blocks.filter(({ ailit }) => !ailit).map(({ title }) => title)).toEqual([]);
    const text = read('table');
    const before = text.slice(0, text.indexOf('\n| block') + 1);
    held('table', `${before}${ailitTable(taught).join('\n')}\n`);
  });
});

describe('a new block is a lesson and a question, and no other file is written by hand', () => {
  const last = taught.find(({ name }) => name === 'copilotV2');
  if (!last) throw new Error('There is no course V2 to add a block to.');
  const { course, questions } = last;
  const before = course.groups.flatMap(({ blocks }) => blocks);
  const id = before.length + 1;
  const activity = exampleBlock.parts.find((part) => part.type === 'activity');
  if (!activity || !questions[0]) throw new Error('There is no activity or question to copy.');
  const block: Block = {
    ...exampleBlock,
    id,
    title: 'Um bloco novo',
    requires: [id - 1],
    parts: [...exampleBlock.parts, { ...activity, minutes: 60 }],
    verified: verified('transparency'),
  };
  const question = { ...questions[0], id: `${course.id}-novo`, block: id };
  const grown: Taught = {
    ...last,
    course: {
      ...course,
      groups: [...course.groups, { group_id: id, showContinueButton: true, blocks: [block] }],
    },
    questions: [...questions, question],
  };
  const blocks = [...before, block];

  it('is valid, and builds on what came before', () => {
    expect(v.safeParse(Course, grown.course).issues?.map(({ message }) => message)).toBeUndefined();
    expect(prerequisiteProblems(blocks)).toEqual([]);
  });

  it('is in the figures that the index shows', () => {
    const now = figuresOf([grown], mission, figures).copilotV2;
    expect(now?.groups).toEqual([...figures.copilotV2.groups, 1]);
    expect(now?.minutes).toBeGreaterThanOrEqual(figures.copilotV2.minutes + 60);
  });

  it('is asked after its lesson, answered on the sheet of trainers, and found by «Rever»', () => {
    const asked = askedIn(blocks, grown.questions);
    expect(asked.at(-1)).toBe(question);
    expect(asked.at(-2)?.block).toBeLessThan(id);
    expect(answersOf(block, grown.questions)).toContain(question);
    expect(isQuestionOf(course.id, question.id)).toBe(true);
  });

  it('has its line in the table, and its topic in the declaration', () => {
    expect(ailitTable([grown]).at(-1)).toMatch(/^\| `copilot-v2` 6 +\| Um bloco novo +\| create +\|$/);
    expect(block.topic).toBe('pedir');
  });

  it('says so where it has neither', () => {
    const bare = { ...block, ailit: undefined };
    const issues = v.safeParse(Course, {
      ...grown.course,
      groups: [{ group_id: 1, showContinueButton: true, blocks: [{ ...bare, id: 1, requires: undefined }] }],
    }).issues;
    expect(issues?.map(({ message }) => message).join()).toContain('`ailit`');
  });
});
