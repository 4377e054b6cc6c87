import { describe, expect, it } from 'vitest';
import { bank } from '../content/questions/bank.ts';
import { askedAround } from './asked.ts';

describe.each(Object.keys(bank))('around the blocks of %s', async (course) => {
  const questions = (await bank[course]?.())?.questions ?? [];
  const blocks = [...new Set(questions.map(({ block }) => block))];

  it('each ends with a question of its own, and each later one opens with one from before', () => {
    for (const [at, block] of blocks.entries()) {
      const { opening, closing } = askedAround(questions, block);
      expect(closing.length).toBeGreaterThan(0);
      for (const question of closing) expect(question.block).toBe(block);
      if (at === 0) expect(opening).toBeUndefined();
      else expect(opening?.block).toBeLessThan(block);
    }
  });

  it('a block that is a test has none, and no block opens with what was asked a moment ago', () => {
    expect(askedAround(questions, 999)).toEqual({ closing: [] });
    for (const [at, block] of blocks.entries()) {
      if (at < 2) continue;
      const before = askedAround(questions, blocks[at - 1] ?? 0);
      expect(before.closing).not.toContain(askedAround(questions, block).opening);
    }
  });
});
