import { achievements } from '@ia/shared-services/credential';
import { expect, it } from 'vitest';
import { closingAnswers } from '../../rules/closing-answers.ts';
import { paths } from '../learn/learn.ts';
import { questionLoaders } from '../questions/bank.ts';
import { declarationEntries } from './topics.ts';

// Achievements are the copy of the course data that a credential contains.
it('every course with a declaration has an achievement', () => {
  expect(Object.keys(achievements).sort()).toEqual(declarationEntries.map(({ id }) => id).sort());
});

it.each(declarationEntries)('$id: the achievement matches the course data', async ({ id, load }) => {
  const step = paths.flatMap(({ steps }) => steps).find((one) => one.id === id);
  const { skills, groups } = await load();
  const { questions: bank } = (await questionLoaders[id]?.()) ?? { questions: [] };
  const { total: questions } = closingAnswers(
    groups.flatMap(({ blocks }) => blocks),
    bank,
    {},
  );
  const { to, title, text: description, minutes } = step ?? {};
  expect(achievements[id as keyof typeof achievements]).toEqual({
    to,
    title,
    description,
    minutes,
    questions,
    skills,
  });
});
