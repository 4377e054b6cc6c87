/** Thrown when the queue is full. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

export interface Waiting {
  start(): void;
  evict(): void;
}

/** Number of addresses above which idle ones are dropped. */
const MAX_FLOWS = 5000;

/**
 * Fair queue with one flow per address (start-time fair queueing). The flow with the least used time is
 * served next, so a client with many requests delays only itself. Idle flows earn no credit. When too many
 * tasks wait, the longest flow drops its last one.
 */
export function createFairQueue(maxWaiting: number) {
  const flows = new Map<string, Set<Waiting>>();
  /** Time used per address; at least `level` for addresses with less. */
  const used = new Map<string, number>();
  let level = 0;
  let count = 0;
  /** Estimate for a running task: a moving average of finished ones. */
  let usual = 1;

  const usedBy = (from: string): number => Math.max(level, used.get(from) ?? 0);

  function leave(from: string, one: Waiting): void {
    const flow = flows.get(from);
    if (!flow?.delete(one)) return;
    count -= 1;
    if (flow.size === 0) flows.delete(from);
  }

  /** Evicts a task when the queue is full. @throws TooBusy when `from` has the longest flow */
  function ensureCapacity(from: string): void {
    if (count < maxWaiting) return;
    const [longest, flow] = [...flows].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (longest === from || flow.size <= (flows.get(from)?.size ?? 0) + 1) throw new TooBusy();
    [...flow].at(-1)?.evict();
  }

  return {
    leave,
    waiting: () => count,
    /** @throws TooBusy */
    join(from: string, one: Waiting): void {
      ensureCapacity(from);
      flows.set(from, (flows.get(from) ?? new Set()).add(one));
      count += 1;
    },
    /** Removes and returns the next task. */
    next(): Waiting | undefined {
      if (count === 0) return undefined;
      const [from, flow] = [...flows].reduce((a, b) => (usedBy(b[0]) < usedBy(a[0]) ? b : a));
      const [first] = flow;
      if (first) leave(from, first);
      return first;
    },
    /** Charges a starting task of `from`. @returns a function that takes the milliseconds it took */
    charge(from: string): (took: number) => void {
      level = usedBy(from);
      const guess = usual;
      used.set(from, level + guess);
      if (used.size > MAX_FLOWS) for (const [address, time] of used) if (time <= level) used.delete(address);
      return (took) => {
        usual += (took - usual) / 20;
        used.set(from, (used.get(from) ?? level) + took - guess);
      };
    },
  };
}
