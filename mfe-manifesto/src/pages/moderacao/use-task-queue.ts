import { useCallback, useRef, useState } from 'react';

/**
 * Task queue that runs tasks one at a time, in order, so that fast decisions wait for slow responses and none is
 * lost.
 */
export function useTaskQueue() {
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  const lastTask = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * @param id id listed in `working` until the task ends
   * @returns true when no other task was queued meanwhile
   * @throws the error of `task`. Later tasks still run.
   */
  const enqueue = useCallback(async (id: string, task: () => Promise<void>): Promise<boolean> => {
    setWorking((before) => new Set(before).add(id));
    const result = lastTask.current.then(task);
    const settled = result.catch(() => {});
    lastTask.current = settled;
    try {
      await result;
      return lastTask.current === settled;
    } finally {
      setWorking((before) => new Set([...before].filter((other) => other !== id)));
    }
  }, []);

  return {
    /** Ids of queued and running tasks. */
    working,
    enqueue,
    /** Resolves when all tasks queued so far have ended. */
    whenIdle: useCallback(() => lastTask.current, []),
  };
}
