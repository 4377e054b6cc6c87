import { describe, expect, it } from 'vitest';
import { bank } from '../content/questions/bank.ts';
import { questionsAround } from './block-questions.ts';

describe.each(Object.keys(bank))('questions around the blocks of %s', async (course) => {
  const questions = (await bank[course]?.())?.questions ?? [];
  const blocks = [...new Set(questions.map(({ block }) => block))];

  it('each block closes with its own question, and each later block opens with an earlier one', () => {
    for (const [at, block] of blocks.entries()) {
      const { opening, closing } = questionsAround(questions, block);
      expect(closing.length).toBeGreaterThan(0);
      for (const question of closing) expect(question.block).toBe(block);
      if (at === 0) expect(opening).toBeUndefined();
      else expect(opening?.block).toBeLessThan(block);
    }
  });

  it('a quiz block has no questions, and no block opens with the question asked just before', () => {
    expect(questionsAround(questions, 999)).toEqual({ closing: [] });
    for (const [at, block] of blocks.entries()) {
      if (at < 2) continue;
      const before = questionsAround(questions, blocks[at - 1] ?? 0);
      expect(before.closing).not.toContain(questionsAround(questions, block).opening);
    }
  });
});
