import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

/** Prompts that have earned a point by being copied, since the site was opened. */
const copiedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Earns once for each different prompt: copying the same one again is not a new piece of work. */
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
