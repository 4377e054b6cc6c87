import { normaliseAddress } from '../functions/ai/address.ts';

/** Above the largest request of a page. */
const MAX_BODY_BYTES = 64 * 1024;

/** Creates a JSON response. */
export const jsonResponse = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Reads a body up to the limit; undefined without a body, null when it is larger, without reading the rest. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined | null> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * The address that rate limits count: the socket's, or behind a trusted proxy the last entry that it appended. Values
 * from the client are ignored.
 */
export function clientAddress(request: Request, peerAddress: string | null, trustProxy: boolean): string {
  const proxyAddress = trustProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return normaliseAddress(proxyAddress || peerAddress || 'unknown');
}

/** Supported methods. TRACE, for example, is not allowed in a web Request. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': METHODS.join(', '),
  'access-control-allow-headers':
    'apikey, authorization, accept, accept-profile, content-profile, content-type, prefer, range, x-client-info, x-supabase-api-version, x-visitor-id, x-vote-work, x-retry-count',
  'access-control-expose-headers': 'content-range, content-profile, preference-applied, retry-after',
  'access-control-max-age': '86400',
};

/** Adds CORS and security headers; responses are not cached unless they say so. */
export function withDefaultHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(CORS)) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True when a browser's request comes from a page of this site: the requested host, this machine (development), or an
 * allowed origin. It prevents other websites from casting their readers' votes (CSRF). Ports are ignored, because a
 * proxy in front may drop them.
 */
export function isOwnOrigin(request: Request, allowedOrigins: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === new URL(request.url).hostname || LOOPBACK.has(hostname);
}
