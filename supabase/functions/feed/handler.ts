import * as v from 'valibot';
import { toNetwork } from '../ai/address.ts';
import { describeFault, RefusedRequest } from '../ai/failures.ts';
import { toAtom } from './atom.ts';

interface Options {
  /** Reads one environment variable. */
  env: (name: string) => string | undefined;
  /** Sends requests to the database; defaults to fetch. */
  send?: (request: Request) => Promise<Response>;
}

/** Maximum duration of a request to the database. */
const TIMEOUT_MS = 5_000;

const stateSchema = v.nullable(
  v.object({
    suggestion_text: v.string(),
    history: v.array(
      v.object({
        stage: v.string(),
        at: v.string(),
        reason_code: v.nullish(v.string()),
        reason_text: v.nullish(v.string()),
        version: v.nullish(v.string()),
      }),
    ),
  }),
);

/**
 * Creates the Edge Function `feed`: the Atom feed of one suggestion, in which its author follows the
 * decisions. The address contains the hash of the receipt code that the author got for the suggestion.
 * It uses Web APIs only, so that the embedded server can run it in Node.
 */
export function createFeedFunction({ env, send = (request) => fetch(request) }: Options) {
  const database = env('SUPABASE_URL');
  const secret = env('SUPABASE_SERVICE_ROLE_KEY') ?? '';

  /** Loads the state of a suggestion; null for an unknown hash. @throws RefusedRequest */
  async function loadState(hash: string, address: string) {
    const response = await send(
      new Request(`${database}/rest/v1/rpc/suggestion_feed`, {
        method: 'POST',
        headers: { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ p_hash: hash, p_address: address }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    ).catch(() => null);
    if (response?.status === 429) throw new RefusedRequest('limited', 'Rate limit reached.');
    if (!response?.ok) throw new RefusedRequest('closed', 'The database did not answer.');
    return v.parse(stateSchema, await response.json());
  }

  return async (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
    try {
      if (request.method !== 'GET') throw new RefusedRequest('bad-request', 'Only GET is supported.');
      const hash = new URL(request.url).searchParams.get('sugestao') ?? '';
      if (!/^[0-9a-f]{64}$/.test(hash))
        throw new RefusedRequest('bad-request', 'The parameter sugestao must be 64 hexadecimal digits.');
      const state = await loadState(hash, toNetwork(peerAddress ?? 'unknown'));
      if (!state) return new Response(null, { status: 404 });
      return new Response(toAtom(state, hash), {
        headers: {
          'content-type': 'application/atom+xml; charset=utf-8',
          'cache-control': 'private, max-age=900',
          'x-robots-tag': 'noindex',
        },
      });
    } catch (error) {
      const refusal =
        error instanceof RefusedRequest ? error : new RefusedRequest('failed', 'The feed was not written.');
      if (refusal !== error) console.error('Fault in the function:', describeFault(error));
      return refusal.toResponse({ 'cache-control': 'no-store' });
    }
  };
}
