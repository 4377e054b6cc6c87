import type { NewsSummary, ProviderId } from '../../../shared-services/src/ai/types.ts';
import { Refused } from './failures.ts';
import { type Asker, askedEnough, ceilingReached, type Limiter } from './limiter.ts';
import type { Env, Settings } from './settings.ts';
import type { Did, Spent } from './spending.ts';

type TakeAnswer = NewsSummary | { ceiling: 'day' | 'month' } | { reservation: string; resting: ProviderId[] };

/** The name of the limit in the details of a 429, which are that name or JSON with `limit` and `wait`; '' for anything else. */
const limitIn = (details: unknown): string =>
  /^(?:\{.*"limit": ?")?(ai_[a-z_]+)(?:".*\})?$/.exec(typeof details === 'string' ? details : '')?.[1] ?? '';

/** More than a busy database needs: a count that is given up too soon stands all the same. */
const PATIENCE_MS = 5_000;

/**
 * Counts in the database (`public.take_ai_request`), for all instances together. While the database does not answer,
 * nobody is let through: each new instance would count from nothing, and the day's budget would hold nobody.
 * @param stated the limits that are configured; for the others its own rows count
 * @returns null where the platform gives no database.
 */
export function databaseLimiter(env: Env, stated: Settings['stated'] = {}): Limiter | null {
  const url = env('SUPABASE_URL');
  const key = env('SUPABASE_SERVICE_ROLE_KEY');
  if (!url || !key) return null;

  async function call(name: string, body: object): Promise<Response | null> {
    try {
      return await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: key ?? '', authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch {
      return null;
    }
  }

  async function settle(reservation: string, { visitor, address }: Asker, spent: Spent, did: readonly Did[]) {
    const response = await call('settle_ai_request', {
      p_reservation: reservation,
      p_visitor: visitor,
      p_address: address,
      p_tokens: spent.tokens,
      p_micros: spent.micros,
      p_providers: JSON.stringify(did),
    });
    await response?.body?.cancel();
    // What could not be settled stays reserved.
    if (!response?.ok)
      console.warn(`The database answered ${response?.status ?? 'nothing'} to settle_ai_request.`);
  }

  return {
    async take(asker) {
      const { kind, visitor, address, origin, principle, most } = asker;
      const response = await call('take_ai_request', {
        p_visitor: visitor,
        p_address: address,
        p_kind: kind,
        p_origin: origin ?? null,
        p_principle: principle ?? null,
        p_tokens: most.tokens,
        p_micros: most.micros,
        p_limits: JSON.stringify(stated),
      });
      if (response?.ok) {
        const answer = (await response.json().catch(() => null)) as TakeAnswer | null;
        if (answer && 'ceiling' in answer) throw ceilingReached(answer.ceiling);
        if (answer && 'facts' in answer) return { news: answer };
        if (answer && 'reservation' in answer) {
          const { reservation, resting } = answer;
          return { resting, settle: (spent, did) => settle(reservation, asker, spent, did) };
        }
        throw new Refused('closed', 'The database answered something else to take_ai_request.');
      }
      const details = (await response?.json().catch(() => null)) as { details?: unknown } | null | undefined;
      if (response?.status === 429) {
        const limit = limitIn(details?.details);
        throw askedEnough(limit && `: ${limit}`);
      }
      if (response?.status === 403) throw new Refused('forbidden', 'This origin is not in allowed_origins.');
      throw new Refused(
        'closed',
        `The database answered ${response?.status ?? 'nothing'}: nobody can count.`,
      );
    },

    async keep(principle, news) {
      const response = await call('keep_ai_news', { p_principle: principle, p_answer: JSON.stringify(news) });
      await response?.body?.cancel();
      // What could not be kept is searched again.
      if (!response?.ok)
        console.warn(`The database answered ${response?.status ?? 'nothing'} to keep_ai_news.`);
    },
  };
}
