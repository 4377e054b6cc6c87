import { createHash } from 'node:crypto';
import { isSecretKey } from './keys.ts';

/** Seconds a shared cache may answer without asking, and for how long more while it asks. Together a minute. */
const FRESH = 15;
const WHILE_ASKING = 45;
const POLICY = `public, max-age=0, s-maxage=${FRESH}, stale-while-revalidate=${WHILE_ASKING}`;
/** What of a request changes the answer: who asks, in which form, and how much of it. */
const VARY = 'apikey, authorization, accept, accept-encoding, accept-profile, prefer, range';

/** A visitor like any other: the key that everybody has, and no account. */
function isAnyVisitor(headers: Headers, secretKey: string): boolean {
  const key = headers.get('apikey');
  const token = headers.get('authorization')?.replace(/^Bearer /i, '');
  return key !== null && !isSecretKey(key, secretKey) && (token === undefined || token === key);
}

/**
 * Lets a cache in front of the server keep what every visitor reads alike, and tells whoever has it already so. A browser asks each
 * time (`max-age=0`); who has just acted asks with `cache-control: no-cache`, which a cache has to pass on.
 */
export async function keptAtTheEdge(
  request: Request,
  response: Response,
  secretKey: string,
): Promise<Response> {
  if (request.method !== 'GET' || !response.ok || !isAnyVisitor(request.headers, secretKey)) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  const hash = createHash('sha256').update(Buffer.from(body));
  for (const name of ['content-range', 'content-type']) hash.update(headers.get(name) ?? '');
  // Weak: it is of what is said, whether it goes out compressed or not.
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
  headers.set('etag', etag);
  headers.set('cache-control', POLICY);
  headers.set('vary', [headers.get('vary'), VARY].filter(Boolean).join(', '));
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^(?!W\/)/, 'W/'));
  if (!known.includes(etag)) return new Response(body, { status: response.status, headers });
  for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
