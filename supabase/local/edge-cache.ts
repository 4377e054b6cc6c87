import { matchesEtag, weakEtag } from '../../federation/src/serve/negotiation.ts';
import { isSecretKey } from './keys.ts';

/**
 * Seconds that a shared cache may serve a response, and then serve it stale while revalidating. One minute in total.
 */
const FRESH = 15;
const WHILE_ASKING = 45;
const POLICY = `public, max-age=0, s-maxage=${FRESH}, stale-while-revalidate=${WHILE_ASKING}`;
/** Request headers that change the response: identity, format and range. */
const VARY = 'apikey, authorization, accept, accept-encoding, accept-profile, prefer, range';

/** True for an anonymous visitor: the publishable key and no account. */
function isAnyVisitor(headers: Headers, secretKey: string): boolean {
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
  if (request.method !== 'GET' || !response.ok || !isAnyVisitor(request.headers, secretKey)) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  const etag = weakEtag(
    new Uint8Array(body),
    ...['content-range', 'content-type'].map((name) => headers.get(name) ?? ''),
  );
  headers.set('etag', etag);
  headers.set('cache-control', POLICY);
  headers.set('vary', [headers.get('vary'), VARY].filter(Boolean).join(', '));
  if (!matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(body, { status: response.status, headers });
  for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
