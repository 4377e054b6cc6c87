import { expect, it } from 'vitest';
import { course as copilot } from '../content/copilot-v3/course.ts';
import { course as descobrir } from '../content/descobrir-a-ia/course.ts';
import { secondPart } from '../content/descobrir-a-ia/part-2.ts';
import { mission } from '../content/mission-1/mission.ts';
import type { Part } from '../content/schema.ts';
import { coursePlainText, numberedBlocks } from './course-plain-text.ts';

const courses = [
  { hero: copilot.hero, blocks: copilot.groups.flatMap(({ blocks }) => blocks) },
  { hero: descobrir.hero, blocks: [...descobrir.groups.flatMap(({ blocks }) => blocks), ...secondPart] },
  { hero: mission.hero, blocks: mission.blocks },
];
const partsOfType = <T extends Part['type']>(parts: readonly Part[], type: T) =>
  parts.filter((part): part is Extract<Part, { type: T }> => part.type === type);

it.each(courses)(
  'plain text contains every block of «$hero.title», locked or not, without markup',
  ({ hero, blocks }) => {
    const plainText = coursePlainText(hero, blocks);
    const text = JSON.stringify(plainText);
    expect(plainText.parts).toHaveLength(blocks.length);
    expect(text).not.toMatch(/\[\[|\]\]|\*\*/);
    // Compares only the first letters of each text, before any markup or quotation mark.
    for (const { parts } of blocks) {
      for (const { options } of partsOfType(parts, 'quiz'))
        for (const { isCorrect, explanation } of options)
          expect(text).toContain(
            `Resposta ${isCorrect ? 'certa' : 'errada'}. ${JSON.stringify(explanation).slice(1, 20)}`,
          );
      for (const { onPaper } of partsOfType(parts, 'demonstration'))
        for (const step of onPaper) expect(text).toContain(step.slice(0, 12).split('"')[0]);
      for (const { title, steps } of partsOfType(parts, 'sentence-builder')) {
        expect(text).toContain(title);
        for (const options of steps) expect(text).toContain(options.join(' / '));
      }
      for (const { answerField } of partsOfType(parts, 'activity'))
        expect(text).toContain(answerField?.model.slice(0, 12).split(/[[*"]/)[0]);
      for (const { text: paragraph } of partsOfType(parts, 'paragraph'))
        expect(text).toContain(paragraph.slice(0, 8).split(/[[*"]/)[0]);
    }
  },
);

/** Collects the texts as a visitor meets them: headings, paragraphs and list items. */
const collectTexts = (plainText: object): string[] =>
  Object.values(plainText).flatMap((value) =>
    typeof value === 'string' ? [value] : value && typeof value === 'object' ? collectTexts(value) : [],
  );

it('plain text labels possible answers, and has the alternative text of drawings instead of the caption', () => {
  const texts = collectTexts(
    coursePlainText(
      copilot.hero,
      copilot.groups.flatMap(({ blocks }) => blocks),
    ),
  );
  expect(texts).toContain('Uma resposta possível: o que confirmou nas duas páginas');
  expect(texts.filter((text) => text.startsWith('O que confirmou'))).toEqual([]);
  expect(texts.some((text) => text.startsWith('Depois de «Bom dia, como», a palavra mais provável'))).toBe(
    true,
  );
  expect(texts.filter((text) => /barras/.test(text))).toEqual([]);
});

it('numberedBlocks numbers the units of a course, as its lessons refer to them', () => {
  const titles = numberedBlocks(copilot.groups).map(({ title }) => title);
  expect(titles.filter((title) => /^\d+\. /.test(title))).toHaveLength(copilot.groups.length);
  expect(titles).toContain('6. O que é um prompt');
});
