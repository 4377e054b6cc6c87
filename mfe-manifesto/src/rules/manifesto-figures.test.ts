import { PRINCIPLES } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import { manifestoFigures, withCitizenVotes } from './manifesto-figures.ts';

/** The built-in principles with additional citizens' votes on top of the examples. */
const withVotes = (up: number, down: number) =>
  PRINCIPLES.map((one) => ({ ...one, upvotes: one.upvotes + up, downvotes: one.downvotes + down }));

it.each([0, 7, 10])(
  'manifestoFigures returns the starting figures with %i published suggestions and no vote',
  (approved) => {
    expect(manifestoFigures(PRINCIPLES, approved)).toEqual({
      suggestions: { count: 7, example: true },
      principles: 6,
      votes: { count: 83, example: true },
    });
  },
);

it("manifestoFigures counts citizens' votes from the first one, while suggestions are few", () => {
  expect(manifestoFigures(withVotes(3, 1), 0)).toEqual({
    suggestions: { count: 7, example: true },
    principles: 6,
    votes: { count: 24, example: false },
  });
});

it('manifestoFigures excludes examples above ten suggestions', () => {
  expect(manifestoFigures(withVotes(17, 0), 11)).toEqual({
    suggestions: { count: 11, example: false },
    principles: 6,
    votes: { count: 102, example: false },
  });
  expect(manifestoFigures(PRINCIPLES, 11).votes).toEqual({ count: 0, example: false });
});

it('manifestoFigures excludes examples on a site that removed them', () => {
  const withoutExamples = PRINCIPLES.map((one) => ({
    ...one,
    upvotes: 1,
    downvotes: 0,
    example_upvotes: 0,
    example_downvotes: 0,
  }));
  expect(manifestoFigures(withoutExamples, 2)).toEqual({
    suggestions: { count: 2, example: false },
    principles: 6,
    votes: { count: 6, example: false },
  });
});

it("withCitizenVotes excludes example votes after the first citizen's vote", () => {
  const sum = (principles: readonly { upvotes: number; downvotes: number }[]) =>
    principles.reduce((all, one) => all + one.upvotes + one.downvotes, 0);
  expect(sum(withCitizenVotes(PRINCIPLES))).toBe(83);
  expect(sum(withCitizenVotes(withVotes(3, 1)))).toBe(24);
  expect(sum(withCitizenVotes(withVotes(3, 1)))).toBe(manifestoFigures(withVotes(3, 1), 0).votes.count);
});
