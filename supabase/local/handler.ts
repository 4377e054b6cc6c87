import { network } from '../functions/ai/address.ts';
import { compressed } from './compressed.ts';
import { withCacheHeaders } from './edge-cache.ts';
import { isAllowedAuthRoute } from './fixes/auth-routes.ts';
import { claimsOf, hasAcceptableToken } from './fixes/bad-tokens.ts';
import { quoteFilterValues } from './fixes/quote-filter-values.ts';
import { requestScope } from './fixes/request-headers.ts';
import { refuseMalformed } from './fixes/strict-request.ts';
import { type TaskQueue, TooBusy } from './fixes/task-queue.ts';
import { addressOf, isOwnOrigin, json, METHODS, readBody, withDefaultHeaders } from './http.ts';
import { isSecretKey } from './keys.ts';
import type { createPasswordLimiter } from './sign-in.ts';
import { profileOf } from './team-schemas.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { refuseUnoffered } from './visitor-queries.ts';

/** An Edge Function. It limits the body size itself. */
export type FunctionHandler = (
  request: Request,
  context: { peerAddress: string | null },
) => Promise<Response>;

interface HandlerOptions {
  app: { fetch(request: Request, context: { peerAddress: string | null }): Response | Promise<Response> };
  queue: TaskQueue;
  /** Notified of refused sessions. */
  clock: { onTokenRefused(issuedAt: unknown): void };
  /** Handles /ready. */
  ready(): Promise<Response>;
  /** Handles /auth/v1/admin/users, which creates and changes accounts. */
  createStaff(request: Request): Promise<Response>;
  /** Rate-limits password endpoints. */
  passwordLimiter: ReturnType<typeof createPasswordLimiter>;
  jwtSecret: string;
  secretKey: string;
  trustProxy?: boolean;
  allowedOrigins?: readonly string[];
  functions?: Record<string, FunctionHandler>;
  /** Names of the team schemas. */
  schemas?: readonly string[];
}

/** @param seconds value of Retry-After */
const retryLater = (message: string, seconds: number): Response => {
  const answer = json(503, { code: 'PT503', message, details: null, hint: null });
  answer.headers.set('retry-after', String(seconds));
  return answer;
};
const tooBusy = () => retryLater('too_busy', 2);
const unavailable = () => retryLater('unavailable', 5);

/** Replaces error bodies: visitors see no text of the driver or the database. */
const neutral = async (response: Response): Promise<Response> => {
  if (response.status < 500) return response;
  if (response.status !== 503)
    return json(500, { code: 'PT500', message: 'internal error', details: null, hint: null });
  const message = ((await response.json().catch(() => null)) as { message?: string } | null)?.message;
  return retryLater(message === 'too_slow' ? message : 'unavailable', 5);
};

const foreignOrigin = (): Response =>
  json(403, { code: 'PT403', message: 'foreign_origin', details: null, hint: null });

const tooLarge = (): Response => json(413, { code: 'PT413', message: 'body_too_large' });

const isStaffRoute = (method: string, { pathname }: URL): boolean =>
  (method === 'POST' && pathname === '/auth/v1/admin/users') ||
  (method === 'PUT' && pathname.startsWith('/auth/v1/admin/users/'));

/** Creates the request handler around @supabase/lite. */
export function createHandler({
  app,
  queue,
  clock,
  ready,
  createStaff,
  passwordLimiter,
  jwtSecret,
  secretKey,
  trustProxy = false,
  allowedOrigins = [],
  functions = {},
  schemas = [],
}: HandlerOptions) {
  const running = new Set<Promise<unknown>>();

  async function answer(request: Request, peerAddress: string | null): Promise<Response> {
    if (!METHODS.includes(request.method)) {
      return withDefaultHeaders(new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } }));
    }
    const url = new URL(request.url);
    const address = addressOf(request, peerAddress, trustProxy);
    const name = /^\/functions\/v1\/([\w-]+)(?:\/|$)/.exec(url.pathname)?.[1] ?? '';
    const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
    // A function sets its own CORS headers and streams.
    if (run) return run(request, { peerAddress: address });
    return compressed(request, withDefaultHeaders(await dataAnswer(request, url, address, peerAddress)));
  }

  async function dataAnswer(
    request: Request,
    url: URL,
    address: string,
    peerAddress: string | null,
  ): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (url.pathname === '/health') return json(200, { ok: true });
    if (url.pathname === '/ready') return ready();
    if (isStaffRoute(request.method, url)) {
      const body = await readBody(request);
      if (body === null) return tooLarge();
      return enqueue({}, request.signal, () =>
        createStaff(new Request(url, { method: request.method, headers: request.headers, body })),
      );
    }
    const isAuth = url.pathname.startsWith('/auth/v1/');
    if (isAuth && !isAllowedAuthRoute(request.method, url)) {
      return json(403, { code: 403, error_code: 'not_offered', msg: 'Not offered here' });
    }
    if (!isAuth && !url.pathname.startsWith('/rest/v1/')) return json(404, { message: 'not found' });

    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (!isAuth && changes && !isOwnOrigin(request, allowedOrigins)) return foreignOrigin();

    const isSignIn = isAuth && url.searchParams.get('grant_type') === 'password';
    const isPasswordChange = request.method === 'PUT' && url.pathname === '/auth/v1/user';
    if (!isAuth && !isSecretKey(request.headers.get('apikey'), secretKey)) {
      const refusal = refuseUnoffered(request.method, url, schemas.includes(profileOf(request)));
      if (refusal) return refusal;
    }
    const body = await readBody(request);
    if (body === null) return tooLarge();
    if (!isAuth) {
      const refusal = refuseMalformed(url, request.headers.get('content-type'), body);
      if (refusal) return refusal;
      if (!hasAcceptableToken(request.headers, jwtSecret)) {
        return json(401, {
          code: 'PGRST301',
          message: 'invalid or expired token',
          details: null,
          hint: null,
        });
      }
    }
    const forward = async (instead = body) => {
      const response = await toDatabase(request, url, instead, address, peerAddress);
      if (response.status === 401) clock.onTokenRefused(claimsOf(request.headers)?.iat);
      return response;
    };
    if (isSignIn) return passwordLimiter.signIn({ request, address, body }, forward);
    if (!isPasswordChange) {
      const response = await forward();
      return isAuth ? response : withCacheHeaders(request, response, secretKey);
    }
    if (!hasAcceptableToken(request.headers, jwtSecret)) {
      return json(401, { code: 401, error_code: 'bad_jwt', msg: 'invalid or expired token' });
    }
    return passwordLimiter.changePassword({ request, address, body }, forward);
  }

  async function toDatabase(
    request: Request,
    url: URL,
    body: Uint8Array<ArrayBuffer> | undefined,
    address: string,
    peerAddress: string | null,
  ): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.delete('cf-connecting-ip');
    // Lite reads the other profile header in places: delete it, so that Lite uses the checked schema.
    const reads = request.method === 'GET' || request.method === 'HEAD';
    headers.delete(reads ? 'content-profile' : 'accept-profile');
    headers.set('x-forwarded-for', address);
    const clean = new Request(quoteFilterValues(url), { method: request.method, headers, body });
    // Only the headers that private.request_header() reads: no key or token reaches a setting of the database
    // session.
    const visible = {
      'x-forwarded-for': address,
      'x-visitor-id': headers.get('x-visitor-id') ?? '',
      origin: headers.get('origin') ?? '',
      'x-vote-work': headers.get('x-vote-work') ?? '',
    };
    return enqueue(visible, request.signal, async () => app.fetch(clean, { peerAddress }));
  }

  function enqueue(
    headers: Record<string, string>,
    signal: AbortSignal,
    ask: () => Promise<Response>,
  ): Promise<Response> {
    const scope = { headers, unavailable: false };
    return queue(
      () =>
        requestScope.run(scope, async () => {
          const response = await ask();
          if (scope.unavailable && !response.ok) return unavailable();
          if (response.status >= 500) return neutral(response);
          // Buffer inside the queue slot: nothing of this request may touch the session afterwards.
          const content = await response.arrayBuffer();
          return new Response(content.byteLength > 0 ? content : null, response);
        }),
      signal,
      // One attacker may own 65,536 /64 networks, so they share the queue of their /48.
      network(headers['x-forwarded-for'] ?? '', 48),
    );
  }

  return {
    fetch: (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
      const result = answer(request, peerAddress).catch((error: unknown) => {
        // An aborted request has no reader.
        if (error instanceof TooBusy || request.signal.aborted) return withDefaultHeaders(tooBusy());
        if (error instanceof DatabaseUnavailable) return withDefaultHeaders(unavailable());
        console.error(`backend: ${error instanceof Error ? error.name : 'error'} while answering`);
        return withDefaultHeaders(json(500, { message: 'internal error' }));
      });
      running.add(result);
      return result.finally(() => running.delete(result));
    },
    /** Resolves when no request is in progress. */
    drain: async (): Promise<void> => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
