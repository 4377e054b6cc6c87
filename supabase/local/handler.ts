import { network } from '../functions/ai/address.ts';
import { compressed } from './compressed.ts';
import { keptAtTheEdge } from './edge-cache.ts';
import { isAllowedAuthRoute } from './fixes/auth-routes.ts';
import { claimsOf, hasAcceptableToken } from './fixes/bad-tokens.ts';
import { TooBusy, type Turn } from './fixes/one-at-a-time.ts';
import { requestScope } from './fixes/request-headers.ts';
import { refuseMalformed } from './fixes/strict-request.ts';
import { valuesAsWritten } from './fixes/values-as-written.ts';
import { addressOf, finished, isOwnOrigin, json, METHODS, readBody } from './http.ts';
import { isSecretKey } from './keys.ts';
import type { passwordDoor } from './sign-in.ts';
import { profileOf } from './team-schemas.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { refuseUnoffered } from './visitor-queries.ts';

/** An Edge Function: the body is limited by itself, not by the data API's limit. */
export type FunctionHandler = (
  request: Request,
  context: { peerAddress: string | null },
) => Promise<Response>;

interface HandlerOptions {
  app: { fetch(request: Request, context: { peerAddress: string | null }): Response | Promise<Response> };
  turn: Turn;
  /** Told of sessions that were refused. */
  clock: { suspect(issuedAt: unknown): void };
  /** Answers /ready. */
  ready(): Promise<Response>;
  /** Answers /auth/v1/admin/users, where accounts are created and changed. */
  createStaff(request: Request): Promise<Response>;
  /** Stands before everything that takes a password. */
  door: ReturnType<typeof passwordDoor>;
  jwtSecret: string;
  secretKey: string;
  trustProxy?: boolean;
  allowedOrigins?: readonly string[];
  functions?: Record<string, FunctionHandler>;
  /** Schemas of teams. */
  schemas?: readonly string[];
}

/** @param seconds after which asking again is worth while */
const comeBack = (message: string, seconds: number): Response => {
  const answer = json(503, { code: 'PT503', message, details: null, hint: null });
  answer.headers.set('retry-after', String(seconds));
  return answer;
};
const tooBusy = () => comeBack('too_busy', 2);
const unavailable = () => comeBack('unavailable', 5);

/** Of a fault, neither a driver's nor the database's own words reach a visitor. */
const neutral = async (response: Response): Promise<Response> => {
  if (response.status < 500) return response;
  if (response.status !== 503)
    return json(500, { code: 'PT500', message: 'internal error', details: null, hint: null });
  const said = ((await response.json().catch(() => null)) as { message?: string } | null)?.message;
  return comeBack(said === 'too_slow' ? said : 'unavailable', 5);
};

const foreignOrigin = (): Response =>
  json(403, { code: 'PT403', message: 'foreign_origin', details: null, hint: null });

const tooLarge = (): Response => json(413, { code: 'PT413', message: 'body_too_large' });

const isStaffRoute = (method: string, { pathname }: URL): boolean =>
  (method === 'POST' && pathname === '/auth/v1/admin/users') ||
  (method === 'PUT' && pathname.startsWith('/auth/v1/admin/users/'));

/** What the server does with a request before and after @supabase/lite sees it. */
export function createHandler({
  app,
  turn,
  clock,
  ready,
  createStaff,
  door,
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
      return finished(new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } }));
    }
    const url = new URL(request.url);
    const address = addressOf(request, peerAddress, trustProxy);
    const name = /^\/functions\/v1\/([\w-]+)(?:\/|$)/.exec(url.pathname)?.[1] ?? '';
    const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
    // A function decides itself who may read its answers, and streams them.
    if (run) return run(request, { peerAddress: address });
    return compressed(request, finished(await dataAnswer(request, url, address, peerAddress)));
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
      return inTurn({}, request.signal, () =>
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
    const enter = async (instead = body) => {
      const response = await toDatabase(request, url, instead, address, peerAddress);
      if (response.status === 401) clock.suspect(claimsOf(request.headers)?.iat);
      return response;
    };
    if (isSignIn) return door.signIn({ request, address, body }, enter);
    if (!isPasswordChange) {
      const response = await enter();
      return isAuth ? response : keptAtTheEdge(request, response, secretKey);
    }
    if (!hasAcceptableToken(request.headers, jwtSecret)) {
      return json(401, { code: 401, error_code: 'bad_jwt', msg: 'invalid or expired token' });
    }
    return door.changePassword({ request, address, body }, enter);
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
    // The schema that was judged above is the one that is asked: lite reads the other header in places.
    const reads = request.method === 'GET' || request.method === 'HEAD';
    headers.delete(reads ? 'content-profile' : 'accept-profile');
    headers.set('x-forwarded-for', address);
    const clean = new Request(valuesAsWritten(url), { method: request.method, headers, body });
    // Only what private.request_header() reads: no key and no token reaches a setting of the database session.
    const visible = {
      'x-forwarded-for': address,
      'x-visitor-id': headers.get('x-visitor-id') ?? '',
      origin: headers.get('origin') ?? '',
      'x-vote-work': headers.get('x-vote-work') ?? '',
    };
    return inTurn(visible, request.signal, async () => app.fetch(clean, { peerAddress }));
  }

  function inTurn(
    headers: Record<string, string>,
    signal: AbortSignal,
    ask: () => Promise<Response>,
  ): Promise<Response> {
    const scope = { headers, unavailable: false };
    return turn(
      () =>
        requestScope.run(scope, async () => {
          const response = await ask();
          if (scope.unavailable && !response.ok) return unavailable();
          if (response.status >= 500) return neutral(response);
          // Buffered inside the turn: nothing of this request may touch the session afterwards.
          const content = await response.arrayBuffer();
          return new Response(content.byteLength > 0 ? content : null, response);
        }),
      signal,
      // Of 65,536 networks at once one may be the master: they stand in one line.
      network(headers['x-forwarded-for'] ?? '', 48),
    );
  }

  return {
    fetch: (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
      const result = answer(request, peerAddress).catch((error: unknown) => {
        // Nobody is there to read the answer of a request that was given up.
        if (error instanceof TooBusy || request.signal.aborted) return finished(tooBusy());
        if (error instanceof DatabaseUnavailable) return finished(unavailable());
        console.error(`backend: ${error instanceof Error ? error.name : 'error'} while answering`);
        return finished(json(500, { message: 'internal error' }));
      });
      running.add(result);
      return result.finally(() => running.delete(result));
    },
    /** Resolves when no request is being answered. */
    drain: async (): Promise<void> => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
