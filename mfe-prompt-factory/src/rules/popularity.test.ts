import { EXAMPLE_RATINGS } from '@ia/shared-services/recipes';
import { expect, it } from 'vitest';
import { exampleVotes, hasMostlyExamples } from './popularity.ts';

it('hasMostlyExamples is true until as many people as examples have rated a recipe', () => {
  const [id = '', ratings] = Object.entries(EXAMPLE_RATINGS)[0] ?? [];
  const examples = ratings?.vote_count ?? 0;
  expect(exampleVotes({ id })).toBe(examples);
  expect(examples).toBeGreaterThan(0);
  expect(hasMostlyExamples({ id, vote_count: 2 * examples - 1 })).toBe(true);
  expect(hasMostlyExamples({ id, vote_count: 2 * examples })).toBe(false);
  expect(hasMostlyExamples({ id: 'unknown', vote_count: 1 })).toBe(false);
});
