import { useState } from 'react';

/** In memory alone: texts about other people have no place on a shared device. */
const kept = new Map<string, string>();

/**
 * A text that outlives its form, for as long as the page is open: a dialog that is closed, or a session that ends, loses
 * nothing of it.
 * @param key what it is about
 * @returns the text, how to change it, and how to forget it once it was sent
 */
export function useKeptWords(key: string, initial = '') {
  const [text, setText] = useState(() => kept.get(key) ?? initial);
  return [
    text,
    (next: string) => {
      kept.set(key, next);
      setText(next);
    },
    () => void kept.delete(key),
  ] as const;
}
