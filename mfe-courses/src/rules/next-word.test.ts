import { describe, expect, it } from 'vitest';
import { nextWord } from '../content/demonstrations/next-word.ts';
import { sentences } from '../content/demonstrations/sentences.ts';
import { mission } from '../content/mission-1/mission.ts';
import { drawn, STOP, tableOf, wordsOf } from './next-word.ts';

const small = tableOf('Hoje está sol.\nHoje está frio.\nHoje chove.\nO sol está frio.');

describe('what comes next', () => {
  it('is counted, the most frequent first', () => {
    expect(small.after(['Hoje'], 1)).toEqual([
      { word: 'está', count: 2, share: 2 / 3 },
      { word: 'chove', count: 1, share: 1 / 3 },
    ]);
    expect(small.after(['chove'], 1)).toEqual([{ word: STOP, count: 1, share: 1 }]);
  });

  it('is narrower with two words than with one, and falls back to one where the two never met', () => {
    const words = (guesses: { word: string }[]) => guesses.map(({ word }) => word);
    expect(words(small.after(['Hoje', 'está'], 1))).toEqual(['frio', 'sol']);
    expect(small.after(['sol', 'está'], 2)).toEqual([{ word: 'frio', count: 1, share: 1 }]);
    expect(small.after(['chove', 'está'], 2)).toEqual(small.after(['está'], 1));
  });

  it('is drawn as often as it came', () => {
    const guesses = small.after(['Hoje'], 1);
    expect([0, 0.66, 0.67, 0.999].map((chance) => drawn(guesses, chance)?.word)).toEqual([
      'está',
      'está',
      'chove',
      'chove',
    ]);
    expect(drawn([], 0.5)).toBeUndefined();
  });
});

describe('the collection', () => {
  const table = tableOf(sentences);
  const lines = sentences.trim().split('\n');

  it('is a few hundred sentences, each written once, of plain words', () => {
    expect(table.sentences).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(220);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !/^\p{Lu}[\p{L}\- ]+\.$/u.test(line))).toEqual([]);
  });

  it.each(nextWord.starts)('goes on after «%s»', (start) => {
    expect(table.after(wordsOf(start).slice(0, -1), 1).length).toBeGreaterThan(1);
  });

  it('knows every word that the sentence builder offers', () => {
    const builder = mission.blocks
      .flatMap((block) => block.parts)
      .find(({ type }) => type === 'sentence-builder');
    if (builder?.type !== 'sentence-builder') throw new Error('Mission 1 has no sentence builder');
    for (const word of builder.steps.flat()) expect(table.after([word], 1), word).not.toEqual([]);
  });
});
