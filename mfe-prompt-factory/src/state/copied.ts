import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

/** Prompts that have earned a point by copying since the page loaded. */
const copiedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Earns one point for each different prompt copied. */
export function useEarnByCopying(earn: () => void): (prompt: string) => void {
  const [copied, setCopied] = useAtom(copiedAtom);
  return useCallback(
    (prompt) => {
      if (copied.has(prompt)) return;
      setCopied(new Set(copied).add(prompt));
      earn();
    },
    [copied, setCopied, earn],
  );
}
