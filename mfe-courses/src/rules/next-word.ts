/** What follows what, counted in a collection of sentences: the smallest language model there is. */

/** Stands for the end of a sentence. */
export const STOP = '.';

export interface Guess {
  word: string;
  /** How many times it came next. */
  count: number;
  /** From 0 to 1, of all the times that something came next. */
  share: number;
}

export interface Table {
  /** How many sentences were counted. */
  sentences: number;
  /** What came after these words, the most frequent first. With two words it sees both; where they never met, the last. */
  after(words: readonly string[], sees: 1 | 2): Guess[];
}

/** @example wordsOf('Hoje está sol.') // ['hoje', 'está', 'sol', '.'] */
export const wordsOf = (sentence: string): string[] => [
  ...sentence.trim().replace(/\.$/, '').toLocaleLowerCase('pt').split(/\s+/),
  STOP,
];

const SPACE = ' ';

/** @param text one sentence a line */
export function tableOf(text: string): Table {
  const sentences = text.split('\n').filter((line) => line.trim());
  const seen = new Map<string, Map<string, number>>();
  const count = (context: string, next: string) => {
    const nexts = seen.get(context) ?? new Map<string, number>();
    seen.set(context, nexts.set(next, (nexts.get(next) ?? 0) + 1));
  };
  for (const words of sentences.map(wordsOf)) {
    for (let place = 1; place < words.length; place++) {
      const next = words[place] as string;
      count(words[place - 1] as string, next);
      if (place > 1) count(words.slice(place - 2, place).join(SPACE), next);
    }
  }
  return {
    sentences: sentences.length,
    after(words, sees) {
      const known = words.map((word) => word.toLocaleLowerCase('pt'));
      const pair = sees === 2 && known.length > 1 ? seen.get(known.slice(-2).join(SPACE)) : undefined;
      const nexts = [...(pair ?? seen.get(known.at(-1) ?? '') ?? [])];
      const total = nexts.reduce((sum, [, times]) => sum + times, 0);
      return nexts
        .map(([word, times]) => ({ word, count: times, share: times / total }))
        .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'pt'));
    },
  };
}

/** @param chance from 0 up to 1: where it falls among the shares */
export function drawn(guesses: readonly Guess[], chance: number): Guess | undefined {
  let reached = 0;
  for (const guess of guesses) {
    reached += guess.share;
    if (chance < reached) return guess;
  }
  return guesses.at(-1);
}
