import { useCallback, useRef, useState } from 'react';

/**
 * Carries out one thing after the other, in the order in which they were asked for: whoever decides faster than the
 * server answers loses no press.
 */
export function useTurns() {
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * @param id what it is about, in `working` until it is done
   * @returns whether nothing else was asked for meanwhile
   * @throws what `task` throws. What waits behind it is carried out all the same.
   */
  const inTurn = useCallback(async (id: string, task: () => Promise<void>): Promise<boolean> => {
    setWorking((before) => new Set(before).add(id));
    const mine = last.current.then(task);
    const settled = mine.catch(() => {});
    last.current = settled;
    try {
      await mine;
      return last.current === settled;
    } finally {
      setWorking((before) => new Set([...before].filter((other) => other !== id)));
    }
  }, []);

  return {
    /** What waits or is being carried out. */
    working,
    inTurn,
    /** When all that was asked for so far is done. */
    settled: useCallback(() => last.current, []),
  };
}
