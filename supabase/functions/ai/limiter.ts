import type { NewsSummary } from '../../../shared-services/src/ai/types.ts';
import type { WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { Refused } from './failures.ts';
import type { Limits } from './settings.ts';

export interface Asker {
  kind: WireRequest['kind'];
  /** The device's random id, or null when it sent none that can be one. */
  visitor: string | null;
  address: string;
  /** Who asks, where the function has no list of its own to hold it against. */
  origin?: string;
  /** Whose news are asked for. */
  principle?: string;
}

export interface Limiter {
  /**
   * Counts a request.
   * @returns the news that were kept, which cost nothing, or null: a provider may be asked
   * @throws Refused when a limit is reached, or nobody can count
   */
  take(asker: Asker): Promise<NewsSummary | null>;
  /** Keeps news for those who ask within a day. */
  keep(principle: string, news: NewsSummary): Promise<void>;
}

export const askedEnough = () => new Refused('limited', 'Asked enough for now.');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Counts in the memory of this instance, where the platform gives no database: exact for one long-running process, and
 * nothing to rely on where instances come and go.
 */
export function memoryLimiter(limits: Limits, now: () => number = Date.now): Limiter {
  const hours = counters(HOUR, now);
  const days = counters(DAY, now);
  const kept = new Map<string, { news: NewsSummary; at: number }>();
  return {
    async take({ kind, visitor, address, principle = '' }) {
      const found = kind === 'news' ? kept.get(principle) : undefined;
      if (found && found.at > now() - DAY) return found.news;
      const units = limits.cost[kind];
      const takes = [
        { counts: days, key: 'site', limit: limits.siteDay },
        { counts: days, key: `address ${address}`, limit: limits.addressDay },
        { counts: hours, key: `address ${address}`, limit: limits.addressHour },
        ...(visitor ? [{ counts: hours, key: `visitor ${visitor}`, limit: limits.visitorHour }] : []),
      ];
      if (takes.some(({ counts, key, limit }) => counts.of(key) + units > limit)) throw askedEnough();
      for (const { counts, key } of takes) counts.add(key, units);
      return null;
    },
    async keep(principle, news) {
      kept.set(principle, { news, at: now() });
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
    add: (key: string, units: number) => void fresh().set(key, (counts.get(key) ?? 0) + units),
  };
}
