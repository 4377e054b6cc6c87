/** Ten mistakes a minute: a pipeline with an old secret makes fewer, somebody who guesses makes more. */
const MOST = 10;
const WITHIN = 60_000;
/** Addresses remembered at once. */
const REMEMBERED = 10_000;

export interface FailureLimit {
  /** Seconds until the address is listened to again; 0 when it is. */
  waitOf(address: string): number;
  note(address: string): void;
}

/** Counts wrong tokens by the address they come from. */
export function failureLimit(now: () => number = Date.now): FailureLimit {
  const failures = new Map<string, { count: number; until: number }>();
  const of = (address: string) => {
    const found = failures.get(address);
    return found && found.until > now() ? found : null;
  };
  return {
    waitOf(address) {
      const found = of(address);
      return found && found.count >= MOST ? Math.ceil((found.until - now()) / 1000) : 0;
    },
    note(address) {
      const before = of(address);
      failures.delete(address);
      failures.set(address, { count: (before?.count ?? 0) + 1, until: before?.until ?? now() + WITHIN });
      // The one that has been silent for longest.
      const [oldest] = failures.keys();
      if (failures.size > REMEMBERED && oldest !== undefined) failures.delete(oldest);
    },
  };
}
