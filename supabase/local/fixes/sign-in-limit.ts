const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES = 10;

/** @supabase/lite 0.10.0 does not limit password attempts; hosted Supabase does. Ten failures per address in 15 minutes. */
export function signInLimit(now: () => number = Date.now) {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    isBlocked(address: string): boolean {
      const entry = failures.get(address);
      if (entry && entry.until <= now()) failures.delete(address);
      return (failures.get(address)?.count ?? 0) >= MAX_FAILURES;
    },
    record(address: string, succeeded: boolean): void {
      if (succeeded) {
        failures.delete(address);
        return;
      }
      const entry = failures.get(address) ?? { count: 0, until: now() + WINDOW_MS };
      failures.set(address, { ...entry, count: entry.count + 1 });
      if (failures.size > 10_000) failures.delete(failures.keys().next().value ?? '');
    },
  };
}
