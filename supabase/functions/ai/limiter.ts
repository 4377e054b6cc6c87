import type { Limits } from './settings.ts';

interface Asker {
  /** The device's random id, or null when it sent none that can be one. */
  visitor: string | null;
  address: string;
}

/** Counts a request, unless one of the limits is reached. */
export interface Limiter {
  take(asker: Asker): Promise<boolean>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Counts in the memory of this instance: exact for one long-running process, a rough brake where instances come and go. */
export function memoryLimiter(limits: Limits, now: () => number = Date.now): Limiter {
  const hours = counters(HOUR, now);
  const days = counters(DAY, now);
  return {
    async take({ visitor, address }) {
      const takes = [
        { counts: days, key: 'site', limit: limits.siteDay },
        { counts: hours, key: `address ${address}`, limit: limits.addressHour },
        ...(visitor ? [{ counts: hours, key: `visitor ${visitor}`, limit: limits.visitorHour }] : []),
      ];
      if (takes.some(({ counts, key, limit }) => counts.of(key) >= limit)) return false;
      for (const { counts, key } of takes) counts.add(key);
      return true;
    },
  };
}

/** Counters of one window. All are dropped when it ends, and the site's daily limit bounds how many there can be. */
function counters(window: number, now: () => number) {
  let current = -1;
  let counts = new Map<string, number>();
  const fresh = () => {
    const at = Math.floor(now() / window);
    if (at !== current) counts = new Map();
    current = at;
    return counts;
  };
  return {
    of: (key: string) => fresh().get(key) ?? 0,
    add: (key: string) => void fresh().set(key, (counts.get(key) ?? 0) + 1),
  };
}
