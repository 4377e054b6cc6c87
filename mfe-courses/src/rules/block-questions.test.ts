import { describe, expect, it } from 'vitest';
import { questionLoaders } from '../content/questions/bank.ts';
import { questionsAround } from './block-questions.ts';

// Checks, with the real question bank of each course, which questions come before and after a block.
describe.each(Object.keys(questionLoaders))('questions around the blocks of %s', async (course) => {
  const questions = (await questionLoaders[course]?.())?.questions ?? [];
  const blocks = [...new Set(questions.map(({ block }) => block))];

  it('each block closes with its own question, and each later block opens with an earlier one', () => {
    for (const [index, block] of blocks.entries()) {
      const { opening, closing } = questionsAround(questions, block);
      expect(closing.length).toBeGreaterThan(0);
      for (const question of closing) expect(question.block).toBe(block);
      if (index === 0) expect(opening).toBeUndefined();
      else expect(opening?.block).toBeLessThan(block);
    }
  });

  it('a quiz block has no questions, and no block opens with the question asked just before', () => {
    // No question has block 999: like a block that is a quiz, it has none in the bank.
    expect(questionsAround(questions, 999)).toEqual({ closing: [] });
    for (const [index, block] of blocks.entries()) {
      if (index < 2) continue;
      const previousQuestions = questionsAround(questions, blocks[index - 1] ?? 0);
      expect(previousQuestions.closing).not.toContain(questionsAround(questions, block).opening);
    }
  });
});
