import type { Limiter } from './limiter.ts';
import type { Env } from './settings.ts';

/** More than a busy database needs: a count that is given up too soon may stand in both places. */
const PATIENCE_MS = 5_000;

/**
 * Counts in the database (`public.take_ai_request`), for all instances together. When the database does not answer,
 * `spare` counts instead: a fault there must neither close the tool nor open the till.
 * @returns `spare` itself where the platform gives no database.
 */
export function databaseLimiter(env: Env, spare: Limiter): Limiter {
  const url = env('SUPABASE_URL');
  const key = env('SUPABASE_SERVICE_ROLE_KEY');
  if (!url || !key) return spare;
  return {
    async take(asker) {
      try {
        const response = await fetch(`${url}/rest/v1/rpc/take_ai_request`, {
          method: 'POST',
          headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ p_visitor: asker.visitor, p_address: asker.address }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        await response.body?.cancel();
        if (response.ok) return true;
        if (response.status === 429) return false;
        console.warn(`The database answered ${response.status} to take_ai_request; counting in memory.`);
      } catch {
        console.warn('The database did not answer take_ai_request; counting in memory.');
      }
      return spare.take(asker);
    },
  };
}
