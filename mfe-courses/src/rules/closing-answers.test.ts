import { expect, it } from 'vitest';
import type { Question } from '../content/questions/schema.ts';
import { closingAnswers } from './closing-answers.ts';

const question = (id: string, block: number) =>
  ({
    id,
    block,
    options: [
      { text: 'certa', isCorrect: true },
      { text: 'errada', isCorrect: false },
    ],
  }) as Question;
const BLOCKS = [{ id: 1 }, { id: 2 }, { id: 3 }];
// The second question of block 1 opens a later block; block 2 is a quiz; the last block asks all its questions.
const QUESTIONS = [question('a', 1), question('a2', 1), question('b', 3), question('b2', 3)];

it('closingAnswers counts the closing questions of each block, and those right at the first try', () => {
  expect(closingAnswers(BLOCKS, QUESTIONS, { a: 'certa', b: 'errada', b2: 'certa' })).toEqual({
    total: 3,
    answered: 3,
    correct: 2,
    open: [],
  });
});

it('closingAnswers lists each block with an unanswered question once', () => {
  expect(closingAnswers(BLOCKS, QUESTIONS, { a2: 'certa' })).toEqual({
    total: 3,
    answered: 0,
    correct: 0,
    open: [{ id: 1 }, { id: 3 }],
  });
});

it('closingAnswers counts an answer whose option was reworded as answered, not as right', () => {
  expect(closingAnswers(BLOCKS, QUESTIONS, { a: 'antiga' })).toMatchObject({ answered: 1, correct: 0 });
});
