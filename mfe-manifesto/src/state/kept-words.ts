import { useState } from 'react';

/** In memory alone: texts about other people have no place on a shared device. */
const kept = new Map<string, object>();

/**
 * What is written in a form, and outlives it for as long as the page is open: a dialog that is closed, or a session that
 * ends, loses nothing of it.
 * @param key what it is about
 * @param initial what the form begins with
 * @returns what is written, how to change a part of it, and how to forget it once it was sent
 */
export function useKeptWords<T extends object>(key: string, initial: T) {
  const [words, setWords] = useState<T>(() => ({ ...initial, ...kept.get(key) }));
  return [
    words,
    (part: Partial<T>) => {
      const next = { ...initial, ...kept.get(key), ...part };
      kept.set(key, next);
      setWords(next);
    },
    () => void kept.delete(key),
  ] as const;
}

let whose = '';

/** Somebody has signed in: what another person wrote before them is not theirs to see. */
export function keepWordsOf(person: string): void {
  if (person !== whose) kept.clear();
  whose = person;
}
