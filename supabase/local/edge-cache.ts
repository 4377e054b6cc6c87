import { matchesEtag, weakEtag } from '../../federation/src/serve/negotiation.ts';
import { isSecretKey } from './keys.ts';

/** A shared cache may serve a response for this time without asking the server. */
const FRESH_SECONDS = 15;
/** After that it may serve the stale response for this time while it revalidates. */
const STALE_SECONDS = 45;
const CACHE_CONTROL = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;
/** Request headers that change the response: identity, format and range. */
const VARY = 'apikey, authorization, accept, accept-encoding, accept-profile, prefer, range';

/** True for an anonymous visitor: the publishable key and no account. */
function isAnonymous(headers: Headers, secretKey: string): boolean {
  const key = headers.get('apikey');
  const token = headers.get('authorization')?.replace(/^Bearer /i, '');
  return key !== null && !isSecretKey(key, secretKey) && (token === undefined || token === key);
}

/**
 * Makes public responses cacheable by a shared cache, with ETag and 304. Browsers revalidate each time (`max-age=0`).
 * After a write, the page requests with `cache-control: no-cache`, which a cache must forward.
 */
export async function withCacheHeaders(
  request: Request,
  response: Response,
  secretKey: string,
): Promise<Response> {
  // Responses to staff and to the secret key must never be stored by a shared cache.
  if (request.method !== 'GET' || !response.ok || !isAnonymous(request.headers, secretKey)) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  const etag = weakEtag(
    new Uint8Array(body),
    ...['content-range', 'content-type'].map((name) => headers.get(name) ?? ''),
  );
  headers.set('etag', etag);
  headers.set('cache-control', CACHE_CONTROL);
  headers.set('vary', [headers.get('vary'), VARY].filter(Boolean).join(', '));
  if (!matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(body, { status: response.status, headers });
  for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
