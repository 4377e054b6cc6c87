import type { NewsSummary, ProviderId } from '../../../shared-services/src/ai/types.ts';
import type { WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { Refused } from './failures.ts';
import type { Limits } from './settings.ts';
import type { Did, Spent } from './spending.ts';

export interface Asker {
  kind: WireRequest['kind'];
  /** The device's random id, or null when it sent none that can be one. */
  visitor: string | null;
  address: string;
  /** Who asks, where the function has no list of its own to hold it against. */
  origin?: string;
  /** Whose news are asked for. */
  principle?: string;
  /** The most that the answer can take. */
  most: Spent;
}

/** A request that counts, and whose answer may begin. */
export interface Taken {
  /** Providers to ask last. */
  resting: readonly ProviderId[];
  /** Puts what was really taken in the place of what was reserved. Never rejects: what is not settled stays reserved. */
  settle(spent: Spent, did: readonly Did[]): Promise<void>;
}

export interface Limiter {
  /**
   * Counts a request, and reserves the most that its answer can take.
   * @returns the news that were kept, which cost nothing, or that a provider may be asked
   * @throws Refused when a limit or a ceiling is reached, or nobody can count
   */
  take(asker: Asker): Promise<{ news: NewsSummary } | Taken>;
  /** Keeps news for those who ask within a day. */
  keep(principle: string, news: NewsSummary): Promise<void>;
}

export const askedEnough = (which = '') => new Refused('limited', `Asked enough for now${which}.`);
/** For whoever reads the log as well: this is what somebody has to decide about. */
export const ceilingReached = (which: 'day' | 'month') =>
  new Refused(
    'ceiling',
    `AI is off: the ceiling of the ${which} is reached (AI_CEILING_${which.toUpperCase()}).`,
  );

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Counted {
  counts: ReturnType<typeof counters>;
  key: string;
  limit: number | null;
}

/**
 * Counts in the memory of this instance, where the platform gives no database: exact for one long-running process, and
 * nothing to rely on where instances come and go.
 */
export function memoryLimiter(limits: Limits, now: () => number = Date.now): Limiter {
  const hours = counters(() => Math.floor(now() / HOUR));
  const days = counters(() => Math.floor(now() / DAY));
  const months = counters(() => new Date(now()).toISOString().slice(0, 7));
  const kept = new Map<string, { news: NewsSummary; at: number }>();
  const money = [
    { counts: months, key: 'month', limit: limits.ceilingMonth },
    { counts: days, key: 'day', limit: limits.ceilingDay },
  ] as const;
  return {
    async take({ kind, visitor, address, principle = '', most }) {
      const found = kind === 'news' ? kept.get(principle) : undefined;
      if (found && found.at > now() - DAY) return { news: found.news };
      const calls: Counted[] = [
        { counts: days, key: 'site', limit: limits.siteDay },
        { counts: days, key: `address ${address}`, limit: limits.addressDay },
        { counts: hours, key: `address ${address}`, limit: limits.addressHour },
        ...(visitor ? [{ counts: hours, key: `visitor ${visitor}`, limit: limits.visitorHour }] : []),
      ];
      const inTokens: Counted[] = [
        { counts: days, key: 'tokens site', limit: limits.siteTokensDay },
        { counts: days, key: `tokens ${address}`, limit: limits.addressTokensDay },
        ...(visitor ? [{ counts: hours, key: `tokens ${visitor}`, limit: limits.visitorTokensHour }] : []),
      ];
      const reached = money.find((one) => isFull(one, most.micros));
      if (reached) throw ceilingReached(reached.key);
      const units = limits.cost[kind];
      if (calls.some((one) => isFull(one, units)) || inTokens.some((one) => isFull(one, most.tokens)))
        throw askedEnough();
      for (const { counts, key } of calls) counts.add(key, units);
      const correctTokens = inTokens.map(({ counts, key }) => counts.add(key, most.tokens));
      const correctMoney = money.map(({ counts, key }) => counts.add(key, most.micros));
      return {
        resting: [],
        async settle({ tokens, micros }) {
          for (const correct of correctTokens.splice(0)) correct(tokens - most.tokens);
          for (const correct of correctMoney.splice(0)) correct(micros - most.micros);
        },
      };
    },
    async keep(principle, news) {
      kept.set(principle, { news, at: now() });
    },
  };
}

const isFull = ({ counts, key, limit }: Counted, more: number) =>
  limit !== null && counts.of(key) + more > limit;

/** Counters of one window. All are dropped when it ends, and the site's daily limit bounds how many there can be. */
function counters(windowOf: () => number | string) {
  let current: number | string = '';
  let counts = new Map<string, number>();
  const fresh = () => {
    const at = windowOf();
    if (at !== current) counts = new Map();
    current = at;
    return counts;
  };
  return {
    of: (key: string) => fresh().get(key) ?? 0,
    /** @returns what corrects the count later, in the window that it was counted in */
    add(key: string, amount: number) {
      const mine = fresh();
      const correct = (more: number) => void mine.set(key, (mine.get(key) ?? 0) + more);
      correct(amount);
      return correct;
    },
  };
}
