/** Wrong tokens per address and window: more than a pipeline with an outdated token sends. */
const MAX_FAILURES = 10;
const WINDOW_MS = 60_000;
/** Limit of addresses held in memory. */
const MAX_ADDRESSES = 10_000;

export interface FailureLimit {
  /** Seconds until requests of the address are accepted again; 0 when they are. */
  waitSeconds(address: string): number;
  /** Counts a wrong token of the address. */
  record(address: string): void;
}

/**
 * Creates the rate limit for wrong tokens, per client address.
 * @param now clock in milliseconds
 */
export function failureLimit(now: () => number = Date.now): FailureLimit {
  const failures = new Map<string, { count: number; windowEnd: number }>();
  /** Failures of the address in its current window. */
  const activeFailures = (address: string) => {
    const entry = failures.get(address);
    return entry && entry.windowEnd > now() ? entry : null;
  };
  return {
    waitSeconds(address) {
      const active = activeFailures(address);
      return active && active.count >= MAX_FAILURES ? Math.ceil((active.windowEnd - now()) / 1000) : 0;
    },
    record(address) {
      const previous = activeFailures(address);
      failures.delete(address);
      failures.set(address, {
        count: (previous?.count ?? 0) + 1,
        windowEnd: previous?.windowEnd ?? now() + WINDOW_MS,
      });
      // Evicts the address whose last failure is oldest.
      const [oldest] = failures.keys();
      if (failures.size > MAX_ADDRESSES && oldest !== undefined) failures.delete(oldest);
    },
  };
}
