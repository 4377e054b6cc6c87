import { toNetwork } from '../../functions/ai/address.ts';

const WINDOW_MS = 15 * 60_000;
/** Failed attempts of one address in a window. */
const MAX_ATTEMPTS = 10;
/**
 * Failed attempts of all unknown addresses together in a window. A password check takes 0.1 to 0.25 s of CPU:
 * this limit is 3 % of one core.
 */
const MAX_SITE_ATTEMPTS = 120;

/**
 * Rate-limits password endpoints, like hosted Supabase; @supabase/lite 0.10.0 does not. Allows ten failed
 * attempts per address in 15 minutes (an IPv6 /64 is one address), and a limited number for all addresses
 * together. Attempts count before the password check, so that concurrent ones cannot exceed the limit.
 */
export function createSignInLimit(now: () => number = Date.now) {
  const attempts = new Map<string, { count: number; until: number }>();
  // Addresses of earlier sign-ins. They are exempt from the site-wide limit: an attack cannot lock staff out.
  const knownNetworks = new Set<string>();
  let site = { count: 0, until: 0 };

  return {
    /** Counts an attempt. @returns false, without counting it, when it is over the limit */
    countAttempt(address: string): boolean {
      const key = toNetwork(address);
      const time = now();
      const previous = attempts.get(key);
      const attempt = previous && previous.until > time ? previous : { count: 0, until: time + WINDOW_MS };
      if (site.until <= time) site = { count: 0, until: time + WINDOW_MS };
      if (attempt.count >= MAX_ATTEMPTS || (site.count >= MAX_SITE_ATTEMPTS && !knownNetworks.has(key)))
        return false;
      attempt.count += 1;
      site.count += 1;
      attempts.set(key, attempt);
      // Bounds the memory: deletes the oldest entry.
      if (attempts.size > 10_000) attempts.delete(attempts.keys().next().value ?? '');
      return true;
    },
    /** Resets the count after a successful sign-in. */
    recordSuccess(address: string): void {
      const key = toNetwork(address);
      attempts.delete(key);
      knownNetworks.add(key);
      site.count = Math.max(0, site.count - 1);
    },
  };
}
