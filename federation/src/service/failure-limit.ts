/** Failures per window and address. A pipeline with an outdated token makes fewer, a guessing attack more. */
const MAX_FAILURES = 10;
/** Milliseconds. */
const WINDOW = 60_000;
/** Addresses in memory. */
const MAX_ADDRESSES = 10_000;

export interface FailureLimit {
  /** Seconds until requests of the address are accepted again; 0 when they are. */
  waitOf(address: string): number;
  note(address: string): void;
}

/** Rate limit for wrong tokens, per client address. */
export function failureLimit(now: () => number = Date.now): FailureLimit {
  const failures = new Map<string, { count: number; until: number }>();
  const activeFailures = (address: string) => {
    const found = failures.get(address);
    return found && found.until > now() ? found : null;
  };
  return {
    waitOf(address) {
      const found = activeFailures(address);
      return found && found.count >= MAX_FAILURES ? Math.ceil((found.until - now()) / 1000) : 0;
    },
    note(address) {
      const before = activeFailures(address);
      failures.delete(address);
      failures.set(address, { count: (before?.count ?? 0) + 1, until: before?.until ?? now() + WINDOW });
      // Evicts the address whose last failure is oldest.
      const [oldest] = failures.keys();
      if (failures.size > MAX_ADDRESSES && oldest !== undefined) failures.delete(oldest);
    },
  };
}
