import type { NewsSummary, ProviderId } from '../../../shared-services/src/ai/types.ts';
import type { WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { RefusedRequest } from './failures.ts';
import type { Env, Settings } from './settings.ts';
import type { ProviderOutcome, Spending } from './spending.ts';

/** A request to count, and its upper bound of usage. */
export interface CountedRequest {
  kind: WireRequest['kind'];
  /** The device's random id; null when it sent no valid one. */
  visitor: string | null;
  address: string;
  /** Origin of the request, for the database to check; set when the function has no list. */
  origin?: string;
  /** Id of the principle for a news request. */
  principle?: string;
  /** Upper bound of the answer's usage. */
  maxSpending: Spending;
}

/** A counted request: its answer may begin. */
export interface Reservation {
  /** Providers to try last, because they failed several times in a row. */
  resting: readonly ProviderId[];
  /** Replaces the reservation by the actual usage. Never rejects: a failed settlement stays reserved. */
  settle(spent: Spending, outcomes: readonly ProviderOutcome[]): Promise<void>;
}

/** Rate and spending limits of the function. */
export interface Limiter {
  /**
   * Counts a request, and reserves the upper bound of its answer.
   * @returns cached news, which cost nothing, or permission to call a provider
   * @throws RefusedRequest when a rate or spending limit is reached, or the database does not answer
   */
  take(request: CountedRequest): Promise<{ news: NewsSummary } | Reservation>;
  /** Caches news for one day. */
  cacheNews(principle: string, news: NewsSummary): Promise<void>;
}

const rateLimitReached = (which = '') => new RefusedRequest('limited', `Rate limit reached${which}.`);
/** The message names the setting, because the operator reads it in the log. */
const ceilingReached = (which: 'day' | 'month') =>
  new RefusedRequest(
    'ceiling',
    `AI is off: the spending limit of the ${which} is reached (AI_CEILING_${which.toUpperCase()}).`,
  );

type TakeResult = NewsSummary | { ceiling: 'day' | 'month' } | { reservation: string; resting: ProviderId[] };

/**
 * The limit's name in the details of a 429, which are the name or JSON with `limit` and `wait`; '' for other
 * details.
 */
const limitNameFrom = (details: unknown): string =>
  /^(?:\{.*"limit": ?")?(ai_[a-z_]+)(?:".*\})?$/.exec(typeof details === 'string' ? details : '')?.[1] ?? '';

/**
 * Request timeout in ms. Generous, because the database counts a request even when its answer is no longer
 * awaited.
 */
const TIMEOUT_MS = 5_000;

/**
 * Creates the rate limiter in the database (`public.take_ai_request`), shared by all instances. It fails
 * closed: while the database does not answer, every request is refused, because an instance that counted from
 * zero could exceed the daily budget.
 * @param configuredLimits configured limits; the rows of `private.settings` apply to the others
 * @throws when the platform provides no database
 */
export function createDatabaseLimiter(
  env: Env,
  configuredLimits: Settings['configuredLimits'] = {},
): Limiter {
  const url = env('SUPABASE_URL');
  const key = env('SUPABASE_SERVICE_ROLE_KEY');
  if (!url || !key)
    throw new Error(
      'the secrets of the function ai: SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: expected the address and the secret key of the database that counts the requests, found none. Hosted Supabase and `pnpm start` set both.',
    );

  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };

  async function call(name: string, body: object): Promise<Response | null> {
    try {
      return await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      return null;
    }
  }

  async function settle(
    reservation: string,
    { visitor, address }: CountedRequest,
    spent: Spending,
    outcomes: readonly ProviderOutcome[],
  ) {
    const response = await call('settle_ai_request', {
      p_reservation: reservation,
      p_visitor: visitor,
      p_address: address,
      p_tokens: spent.tokens,
      p_micros: spent.micros,
      p_providers: JSON.stringify(outcomes),
    });
    await response?.body?.cancel();
    // A reservation that cannot be settled stays reserved.
    if (!response?.ok)
      console.warn(`The database answered ${response?.status ?? 'nothing'} to settle_ai_request.`);
  }

  return {
    async take(request) {
      const { kind, visitor, address, origin, principle, maxSpending } = request;
      const response = await call('take_ai_request', {
        p_visitor: visitor,
        p_address: address,
        p_kind: kind,
        p_origin: origin ?? null,
        p_principle: principle ?? null,
        p_tokens: maxSpending.tokens,
        p_micros: maxSpending.micros,
        p_limits: JSON.stringify(configuredLimits),
      });
      if (response?.ok) {
        const answer = (await response.json().catch(() => null)) as TakeResult | null;
        if (answer && 'ceiling' in answer) throw ceilingReached(answer.ceiling);
        if (answer && 'facts' in answer) return { news: answer };
        if (answer && 'reservation' in answer) {
          const { reservation, resting } = answer;
          return { resting, settle: (spent, outcomes) => settle(reservation, request, spent, outcomes) };
        }
        throw new RefusedRequest('closed', 'The database returned an unexpected answer to take_ai_request.');
      }
      const details = (await response?.json().catch(() => null)) as { details?: unknown } | null | undefined;
      if (response?.status === 429) {
        const limit = limitNameFrom(details?.details);
        throw rateLimitReached(limit && `: ${limit}`);
      }
      if (response?.status === 403)
        throw new RefusedRequest('forbidden', 'This origin is not in allowed_origins.');
      throw new RefusedRequest(
        'closed',
        `The database answered ${response?.status ?? 'nothing'}: requests cannot be counted.`,
      );
    },

    async cacheNews(principle, news) {
      const response = await call('keep_ai_news', { p_principle: principle, p_answer: JSON.stringify(news) });
      await response?.body?.cancel();
      // News that cannot be cached is searched again.
      if (!response?.ok)
        console.warn(`The database answered ${response?.status ?? 'nothing'} to keep_ai_news.`);
    },
  };
}
