import { network } from '../../functions/ai/address.ts';

const WINDOW_MS = 15 * 60_000;
const MAX_ATTEMPTS = 10;
/** A password check takes 0.1 to 0.25 s of CPU: this limit is 3 % of one core. */
const MAX_OF_SITE = 120;

/**
 * Rate-limits password endpoints, like hosted Supabase; @supabase/lite 0.10.0 does not. Allows ten failed
 * attempts per address in 15 minutes (an IPv6 /64 is one address), and a limited number for all addresses
 * together. Attempts count before the password check, so that concurrent ones cannot exceed the limit.
 */
export function signInLimit(now: () => number = Date.now) {
  const attempts = new Map<string, { count: number; until: number }>();
  // Addresses of earlier sign-ins. They are exempt from the site-wide limit: an attack cannot lock staff out.
  const known = new Set<string>();
  let site = { count: 0, until: 0 };

  return {
    /** Counts an attempt. @returns false when it is over the limit */
    begin(address: string): boolean {
      const from = network(address);
      const time = now();
      const before = attempts.get(from);
      const attempt = before && before.until > time ? before : { count: 0, until: time + WINDOW_MS };
      if (site.until <= time) site = { count: 0, until: time + WINDOW_MS };
      if (attempt.count >= MAX_ATTEMPTS || (site.count >= MAX_OF_SITE && !known.has(from))) return false;
      attempt.count += 1;
      site.count += 1;
      attempts.set(from, attempt);
      if (attempts.size > 10_000) attempts.delete(attempts.keys().next().value ?? '');
      return true;
    },
    /** Resets the count after a successful sign-in. */
    succeeded(address: string): void {
      const from = network(address);
      attempts.delete(from);
      known.add(from);
      site.count = Math.max(0, site.count - 1);
    },
  };
}
