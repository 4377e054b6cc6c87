/** Thrown when the queue is full. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** A queued task: exactly one of its functions is called. */
export interface WaitingTask {
  start(): void;
  evict(): void;
}

/** Number of flows above which the records of idle ones are deleted. */
const MAX_FLOWS = 5000;

/**
 * Fair queue with one flow per address (start-time fair queueing). The flow with the least used time is
 * served next, so a client with many requests delays only itself. Idle flows earn no credit. When too many
 * tasks wait, the longest flow drops its last one.
 */
export function createFairQueue(maxWaiting: number) {
  const flows = new Map<string, Set<WaitingTask>>();
  /** Database time used per flow; flows with less than `virtualTimeMs` count from there. */
  const usedMs = new Map<string, number>();
  /** Used time of the flow served last: new and idle flows start from it. */
  let virtualTimeMs = 0;
  let waitingCount = 0;
  /** Estimated duration of a starting task: the moving average of finished ones. */
  let averageMs = 1;

  const usedMsOf = (flowKey: string): number => Math.max(virtualTimeMs, usedMs.get(flowKey) ?? 0);

  function leave(flowKey: string, task: WaitingTask): void {
    const flow = flows.get(flowKey);
    if (!flow?.delete(task)) return;
    waitingCount -= 1;
    if (flow.size === 0) flows.delete(flowKey);
  }

  /** Evicts a task when the queue is full. @throws TooBusy when this flow is the longest */
  function ensureCapacity(flowKey: string): void {
    if (waitingCount < maxWaiting) return;
    const [longest, flow] = [...flows].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (longest === flowKey || flow.size <= (flows.get(flowKey)?.size ?? 0) + 1) throw new TooBusy();
    [...flow].at(-1)?.evict();
  }

  return {
    leave,
    waiting: () => waitingCount,
    /** @throws TooBusy */
    join(flowKey: string, task: WaitingTask): void {
      ensureCapacity(flowKey);
      flows.set(flowKey, (flows.get(flowKey) ?? new Set()).add(task));
      waitingCount += 1;
    },
    /** Removes and returns the next task. */
    next(): WaitingTask | undefined {
      if (waitingCount === 0) return undefined;
      const [flowKey, flow] = [...flows].reduce((a, b) => (usedMsOf(b[0]) < usedMsOf(a[0]) ? b : a));
      const [first] = flow;
      if (first) leave(flowKey, first);
      return first;
    },
    /** Charges a starting task to its flow. @returns a function that corrects the estimate by the actual duration */
    charge(flowKey: string): (tookMs: number) => void {
      virtualTimeMs = usedMsOf(flowKey);
      const estimateMs = averageMs;
      usedMs.set(flowKey, virtualTimeMs + estimateMs);
      if (usedMs.size > MAX_FLOWS)
        for (const [key, ms] of usedMs) if (ms <= virtualTimeMs) usedMs.delete(key);
      return (tookMs) => {
        averageMs += (tookMs - averageMs) / 20;
        usedMs.set(flowKey, (usedMs.get(flowKey) ?? virtualTimeMs) + tookMs - estimateMs);
      };
    },
  };
}
