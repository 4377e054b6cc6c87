/** Bigram and trigram counts over a collection of sentences: a minimal language model. */

/** Token for the end of a sentence. */
export const STOP = '.';

export interface Guess {
  word: string;
  /** How often this word came next. */
  count: number;
  /** Fraction (0 to 1) of all continuations. */
  share: number;
}

export interface NgramTable {
  /** Number of sentences counted. */
  sentences: number;
  /**
   * Returns the continuations, the most frequent first. With `contextWords` 2 it looks up the last two words,
   * and falls back to the last one if that pair was never seen.
   */
  after(tokens: readonly string[], contextWords: 1 | 2): Guess[];
}

/**
 * Splits a sentence into lower-case tokens, ending with STOP.
 * @example tokenize('Hoje está sol.') // ['hoje', 'está', 'sol', '.']
 */
export const tokenize = (sentence: string): string[] => [
  ...sentence.trim().replace(/\.$/, '').toLocaleLowerCase('pt').split(/\s+/),
  STOP,
];

const SPACE = ' ';

/**
 * Counts the continuations in a text.
 * @param text one sentence per line
 */
export function countNgrams(text: string): NgramTable {
  const sentences = text.split('\n').filter((line) => line.trim());
  /** How often each word follows a context of one word or two. */
  const nextCounts = new Map<string, Map<string, number>>();
  const count = (context: string, next: string) => {
    const continuations = nextCounts.get(context) ?? new Map<string, number>();
    nextCounts.set(context, continuations.set(next, (continuations.get(next) ?? 0) + 1));
  };
  for (const tokens of sentences.map(tokenize)) {
    for (let index = 1; index < tokens.length; index++) {
      const next = tokens[index] as string;
      count(tokens[index - 1] as string, next);
      if (index > 1) count(tokens.slice(index - 2, index).join(SPACE), next);
    }
  }
  return {
    sentences: sentences.length,
    after(tokens, contextWords) {
      const words = tokens.map((word) => word.toLocaleLowerCase('pt'));
      const pair =
        contextWords === 2 && words.length > 1 ? nextCounts.get(words.slice(-2).join(SPACE)) : undefined;
      const continuations = [...(pair ?? nextCounts.get(words.at(-1) ?? '') ?? [])];
      const total = continuations.reduce((sum, [, times]) => sum + times, 0);
      return continuations
        .map(([word, times]) => ({ word, count: times, share: times / total }))
        .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'pt'));
    },
  };
}

/**
 * Samples a guess by weight.
 * @param chance random number from 0 (inclusive) to 1 (exclusive)
 */
export function sampleGuess(guesses: readonly Guess[], chance: number): Guess | undefined {
  let reached = 0;
  for (const guess of guesses) {
    reached += guess.share;
    if (chance < reached) return guess;
  }
  return guesses.at(-1);
}
