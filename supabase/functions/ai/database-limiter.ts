import type { NewsSummary } from '../../../shared-services/src/ai/types.ts';
import { Refused } from './failures.ts';
import { askedEnough, type Limiter } from './limiter.ts';
import type { Env } from './settings.ts';

/** More than a busy database needs: a count that is given up too soon stands all the same. */
const PATIENCE_MS = 5_000;

/**
 * Counts in the database (`public.take_ai_request`), for all instances together. While the database does not answer,
 * nobody is let through: each new instance would count from nothing, and the day's budget would hold nobody.
 * @returns null where the platform gives no database.
 */
export function databaseLimiter(env: Env): Limiter | null {
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

  return {
    async take({ kind, visitor, address, origin, principle }) {
      const response = await call('take_ai_request', {
        p_visitor: visitor,
        p_address: address,
        p_kind: kind,
        p_origin: origin ?? null,
        p_principle: principle ?? null,
      });
      if (response?.ok) return (await response.json().catch(() => null)) as NewsSummary | null;
      await response?.body?.cancel();
      if (response?.status === 429) throw askedEnough();
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
