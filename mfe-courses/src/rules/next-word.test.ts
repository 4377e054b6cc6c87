import { describe, expect, it } from 'vitest';
import { nextWord } from '../content/demonstrations/next-word.ts';
import { sentences } from '../content/demonstrations/sentences.ts';
import { mission } from '../content/mission-1/mission.ts';
import { countNgrams, STOP, sampleGuess, tokenize } from './next-word.ts';

const small = countNgrams('Hoje está sol.\nHoje está frio.\nHoje chove.\nO sol está frio.');

describe('next word', () => {
  it('is counted and sorted by frequency', () => {
    expect(small.after(['Hoje'], 1)).toEqual([
      { word: 'está', count: 2, share: 2 / 3 },
      { word: 'chove', count: 1, share: 1 / 3 },
    ]);
    expect(small.after(['chove'], 1)).toEqual([{ word: STOP, count: 1, share: 1 }]);
  });

  it('uses two words of context, and falls back to one when the pair was never seen', () => {
    const guessedWords = (guesses: { word: string }[]) => guesses.map(({ word }) => word);
    expect(guessedWords(small.after(['Hoje', 'está'], 1))).toEqual(['frio', 'sol']);
    expect(small.after(['sol', 'está'], 2)).toEqual([{ word: 'frio', count: 1, share: 1 }]);
    expect(small.after(['chove', 'está'], 2)).toEqual(small.after(['está'], 1));
  });

  it('is sampled in proportion to its count', () => {
    const guesses = small.after(['Hoje'], 1);
    expect([0, 0.66, 0.67, 0.999].map((chance) => sampleGuess(guesses, chance)?.word)).toEqual([
      'está',
      'está',
      'chove',
      'chove',
    ]);
    expect(sampleGuess([], 0.5)).toBeUndefined();
  });
});

describe('sentence collection', () => {
  const ngrams = countNgrams(sentences);
  const lines = sentences.trim().split('\n');

  it('has a few hundred unique sentences of plain words', () => {
    expect(ngrams.sentences).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(220);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !/^\p{Lu}[\p{L}\- ]+\.$/u.test(line))).toEqual([]);
  });

  it.each(nextWord.starts)('continues after «%s»', (start) => {
    expect(ngrams.after(tokenize(start).slice(0, -1), 1).length).toBeGreaterThan(1);
  });

  it('contains every word that the sentence builder offers', () => {
    const builder = mission.blocks
      .flatMap((block) => block.parts)
      .find(({ type }) => type === 'sentence-builder');
    if (builder?.type !== 'sentence-builder') throw new Error('Mission 1 has no sentence builder.');
    for (const word of builder.steps.flat()) expect(ngrams.after([word], 1), word).not.toEqual([]);
  });
});
