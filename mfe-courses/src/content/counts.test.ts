import { expect, it } from 'vitest';
import { collectParts } from '../rules/answer-key.ts';
import { secondPartQuestions } from '../rules/block-questions.ts';
import { catalogue } from './catalogue.ts';
import { course as copilotV2 } from './copilot-v2/course.ts';
import { course as copilotV3 } from './copilot-v3/course.ts';
import { course as descobrir } from './descobrir-a-ia/course.ts';
import { secondPart } from './descobrir-a-ia/part-2.ts';
import { deviceData } from './device-data.ts';
import { roundedMinutes, studyMinutes } from './duration.ts';
import { paths } from './learn/learn.ts';
import { course as mscopilot } from './mscopilot/course.ts';
import { questionLoaders } from './questions/bank.ts';
import type { Course } from './schema.ts';

const NUMBER_WORDS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte'.split(
    ' ',
  );
/** Extracts the numbers of blocks or modules mentioned in a text. */
const readBlockCounts = (text: unknown) =>
  [...JSON.stringify(text).matchAll(/(\d+|\p{L}+) (?:blocos|módulos)/giu)].flatMap(([, count = '']) => {
    const word = NUMBER_WORDS.indexOf(count.toLowerCase());
    return word >= 0 ? word : /^\d+$/.test(count) ? Number(count) : [];
  });

const courses: readonly Course[] = [descobrir, mscopilot, copilotV2, copilotV3];
const steps = paths.flatMap((path) => path.steps);
const modules = courses.flatMap(({ showcase }) => showcase?.modules ?? []);

it.each(courses)('$id has as many groups as its page, card and showcase entry state', (course) => {
  const { hero, medal, blocksTitle, showcase } = course;
  const card = steps.find(({ id }) => id === course.id)?.text;
  const entries = modules.filter(({ id }) => id === course.id);
  const counts = readBlockCounts([hero, medal, blocksTitle, showcase?.lead, card, entries]);
  expect(counts.length).toBeGreaterThan(1);
  expect(new Set(counts)).toEqual(new Set([course.groups.length]));
});

it.each(courses)(
  '$id has the same name on its card, its showcase entry and the list of stored data',
  ({ id, title }) => {
    const name = title.replace(/^Curso: /, '');
    expect(steps.find((step) => step.id === id)?.title).toBe(name);
    for (const entry of modules.filter((each) => each.id === id)) expect(entry.title).toBe(name);
    expect(deviceData.map(({ label }) => label)).toContain(`Curso «${name}»`);
  },
);

it('each of the five demonstrations is used in a lesson', () => {
  const blocks = [...courses.flatMap(({ groups }) => groups.flatMap((group) => group.blocks)), ...secondPart];
  const shown = new Set(collectParts(blocks, 'demonstration').map(({ name }) => name));
  expect([...shown].sort()).toEqual(['fruit', 'next-word', 'pieces', 'real-or-made-up', 'what-to-write']);
});

it('the second part has as many blocks as its lead states', () => {
  expect(readBlockCounts(descobrir.secondPart?.lead)).toEqual([secondPart.length]);
});

it('the link on scams leads to the block on scams, with its duration, and the block needs no other', async () => {
  const blocks = secondPart.filter(({ title }) => title.startsWith('Burlas'));
  const lesson = paths.find(({ id }) => id === 'todos')?.lesson;
  expect(lesson?.to).toBe(`${catalogue.descobrir.to}#bloco-${blocks[0]?.id}`);
  expect(blocks.map(({ requires }) => requires)).toEqual([undefined]);
  const questions = (await questionLoaders[descobrir.id]?.())?.questions ?? [];
  const minutes = roundedMinutes(studyMinutes(blocks, secondPartQuestions(blocks, questions)));
  expect(lesson?.note).toContain(`${minutes} minutos`);
});
