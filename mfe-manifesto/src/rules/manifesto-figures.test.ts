import { PRINCIPLES } from '@ia/shared-services/principles';
import { expect, it } from 'vitest';
import { manifestoFigures } from './manifesto-figures.ts';

const principles = PRINCIPLES.map((principle) => ({ ...principle, upvotes: 100, downvotes: 10 }));

it.each([0, 7, 10])('shows the starting figures with %i published suggestions', (approved) => {
  expect(manifestoFigures(principles, approved)).toEqual({
    suggestions: 7,
    principles: 6,
    votes: 83,
    live: false,
  });
});

it('counts only what people did above ten', () => {
  expect(manifestoFigures(principles, 11)).toEqual({
    suggestions: 11,
    principles: 6,
    votes: 660 - 83,
    live: true,
  });
});
