/** Maximum time of starting requests before the event loop handles other events. */
const START_BUDGET_MS = 2;

/**
 * Fair queueing of request starts, so that a flood from one address does not delay others. Each address has a
 * queue. While requests are queued, one request of each queue starts in turn, with pauses in which started
 * requests continue.
 * @param now clock in milliseconds
 * @returns a function that queues the start of a request of an address
 */
export function fairStart(now: () => number = () => performance.now()) {
  const queues = new Map<string, (() => void)[]>();
  let isScheduled = false;

  function startQueued(): void {
    const deadline = now() + START_BUDGET_MS;
    do {
      const [first] = queues;
      if (!first) {
        isScheduled = false;
        return;
      }
      const [address, queue] = first;
      // Moves a queue with more requests to the end.
      queues.delete(address);
      const start = queue.shift();
      if (queue.length > 0) queues.set(address, queue);
      start?.();
    } while (now() < deadline);
    setImmediate(startQueued);
  }

  return (address: string, start: () => void): void => {
    const queue = queues.get(address) ?? [];
    queue.push(start);
    queues.set(address, queue);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(startQueued);
  };
}
