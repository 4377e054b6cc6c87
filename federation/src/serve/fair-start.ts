/** Maximum milliseconds of starting requests before the event loop handles other events. */
const START_BUDGET = 2;

/**
 * Fair queueing of request starts. Each address has a queue. While requests are queued, one request of each
 * queue starts in turn, with pauses in which started requests continue.
 */
export function fairStart(now: () => number = () => performance.now()) {
  const queues = new Map<string, (() => void)[]>();
  let isPumping = false;

  function pump(): void {
    const until = now() + START_BUDGET;
    do {
      const [first] = queues;
      if (!first) {
        isPumping = false;
        return;
      }
      const [from, queue] = first;
      // Moves a queue with more requests to the end.
      queues.delete(from);
      const begin = queue.shift();
      if (queue.length > 0) queues.set(from, queue);
      begin?.();
    } while (now() < until);
    setImmediate(pump);
  }

  return (from: string, begin: () => void): void => {
    const queue = queues.get(from) ?? [];
    queue.push(begin);
    queues.set(from, queue);
    if (isPumping) return;
    isPumping = true;
    setImmediate(pump);
  };
}
