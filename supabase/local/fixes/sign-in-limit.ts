import { network } from '../../functions/ai/address.ts';

const WINDOW_MS = 15 * 60_000;
const MAX_ATTEMPTS = 10;
/** One check of a password is a tenth to a quarter of a second of the only processor: so many are 3 % of it. */
const MAX_OF_SITE = 120;

/**
 * @supabase/lite 0.10.0 does not limit password attempts; hosted Supabase does. Ten without success per address in 15
 * minutes, a whole IPv6 /64 being one address, and so many of all addresses together. They count before the password is
 * looked at: however many come at once, no more than that are looked at.
 */
export function signInLimit(now: () => number = Date.now) {
  const attempts = new Map<string, { count: number; until: number }>();
  // From where staff has signed in before, strangers who guess cannot lock it out.
  const known = new Set<string>();
  let site = { count: 0, until: 0 };

  return {
    /** Counts an attempt. @returns whether it may go on */
    begin(address: string): boolean {
      const from = network(address);
      const time = now();
      const before = attempts.get(from);
      const mine = before && before.until > time ? before : { count: 0, until: time + WINDOW_MS };
      if (site.until <= time) site = { count: 0, until: time + WINDOW_MS };
      if (mine.count >= MAX_ATTEMPTS || (site.count >= MAX_OF_SITE && !known.has(from))) return false;
      mine.count += 1;
      site.count += 1;
      attempts.set(from, mine);
      if (attempts.size > 10_000) attempts.delete(attempts.keys().next().value ?? '');
      return true;
    },
    /** The attempt was a colleague's: none of it counts. */
    succeeded(address: string): void {
      const from = network(address);
      attempts.delete(from);
      known.add(from);
      site.count = Math.max(0, site.count - 1);
    },
  };
}
