import { expect, it } from 'vitest';
import { course as copilot } from '../content/copilot-v3/course.ts';
import { course as descobrir } from '../content/descobrir-a-ia/course.ts';
import { secondPart } from '../content/descobrir-a-ia/part-2.ts';
import { mission } from '../content/mission-1/mission.ts';
import type { Part } from '../content/schema.ts';
import { readingOf } from './reading-of.ts';

const courses = [
  { hero: copilot.hero, blocks: copilot.groups.flatMap(({ blocks }) => blocks) },
  { hero: descobrir.hero, blocks: [...descobrir.groups.flatMap(({ blocks }) => blocks), ...secondPart] },
  { hero: mission.hero, blocks: mission.blocks },
];
const ofType = <T extends Part['type']>(parts: readonly Part[], type: T) =>
  parts.filter((part): part is Extract<Part, { type: T }> => part.type === type);

it.each(courses)('holds every block of «$hero.title», open or not, without marks', ({ hero, blocks }) => {
  const reading = readingOf(hero, blocks);
  const text = JSON.stringify(reading);
  expect(reading.parts).toHaveLength(blocks.length);
  expect(text).not.toMatch(/\[\[|\]\]|\*\*/);
  for (const { parts } of blocks) {
    for (const { options } of ofType(parts, 'quiz'))
      for (const option of options) expect(text).toContain(JSON.stringify(option.explanation).slice(1, 20));
    for (const { onPaper } of ofType(parts, 'demonstration'))
      for (const step of onPaper) expect(text).toContain(step.slice(0, 12).split('"')[0]);
    for (const { answerPlace } of ofType(parts, 'activity'))
      expect(text).toContain(answerPlace?.model.slice(0, 12).split(/[[*"]/)[0]);
    for (const { text: said } of ofType(parts, 'paragraph'))
      expect(text).toContain(said.slice(0, 8).split(/[[*"]/)[0]);
  }
});

/** Texts of the reading as a visitor meets them: headings, paragraphs and items, each by itself. */
const said = (reading: object): string[] =>
  Object.values(reading).flatMap((value) =>
    typeof value === 'string' ? [value] : value && typeof value === 'object' ? said(value) : [],
  );

it('says of a possible answer that it is one, and what a drawing shows', () => {
  const texts = said(
    readingOf(
      copilot.hero,
      copilot.groups.flatMap(({ blocks }) => blocks),
    ),
  );
  expect(texts).toContain('Uma resposta possível: o que confirmou');
  expect(texts.filter((text) => text.startsWith('O que confirmou'))).toEqual([]);
  expect(texts.some((text) => text.startsWith('Depois de «Bom dia, como», a palavra mais provável'))).toBe(
    true,
  );
  expect(texts.filter((text) => /barras/.test(text))).toEqual([]);
});
