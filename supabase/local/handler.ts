import { toNetwork } from '../functions/ai/address.ts';
import { compressJson } from './compressed.ts';
import { withCacheHeaders } from './edge-cache.ts';
import { isAllowedAuthRoute } from './fixes/auth-routes.ts';
import { hasAcceptableToken, readClaims } from './fixes/bad-tokens.ts';
import { quoteFilterValues } from './fixes/quote-filter-values.ts';
import { requestScope } from './fixes/request-headers.ts';
import { rejectMalformed } from './fixes/strict-request.ts';
import { type TaskQueue, TooBusy } from './fixes/task-queue.ts';
import { clientAddress, isOwnOrigin, jsonResponse, METHODS, readBody, withDefaultHeaders } from './http.ts';
import { isSecretKey } from './keys.ts';
import type { createPasswordLimiter } from './sign-in.ts';
import { requestedSchema } from './team-schemas.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { rejectUnlistedQuery } from './visitor-queries.ts';

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
const retryLaterResponse = (message: string, seconds: number): Response => {
  const answer = jsonResponse(503, { code: 'PT503', message, details: null, hint: null });
  answer.headers.set('retry-after', String(seconds));
  return answer;
};
const tooBusyResponse = () => retryLaterResponse('too_busy', 2);
const unavailableResponse = () => retryLaterResponse('unavailable', 5);

/** Replaces the body of a server error: visitors see no text of the driver or the database. */
const hideErrorDetails = async (response: Response): Promise<Response> => {
  if (response.status < 500) return response;
  if (response.status !== 503)
    return jsonResponse(500, { code: 'PT500', message: 'internal error', details: null, hint: null });
  const message = ((await response.json().catch(() => null)) as { message?: string } | null)?.message;
  return retryLaterResponse(message === 'too_slow' ? message : 'unavailable', 5);
};

const foreignOriginResponse = (): Response =>
  jsonResponse(403, { code: 'PT403', message: 'foreign_origin', details: null, hint: null });

const bodyTooLargeResponse = (): Response => jsonResponse(413, { code: 'PT413', message: 'body_too_large' });

const isStaffRoute = (method: string, { pathname }: URL): boolean =>
  (method === 'POST' && pathname === '/auth/v1/admin/users') ||
  (method === 'PUT' && pathname.startsWith('/auth/v1/admin/users/'));

/**
 * Creates the request handler of the embedded server: checks and limits around @supabase/lite, which serves
 * Supabase's data and auth APIs in this process. Error codes such as `PT503` have PostgREST's format: `PT`
 * and the HTTP status.
 */
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
  const activeRequests = new Set<Promise<unknown>>();

  async function respond(request: Request, peerAddress: string | null): Promise<Response> {
    if (!METHODS.includes(request.method)) {
      return withDefaultHeaders(new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } }));
    }
    const url = new URL(request.url);
    const address = clientAddress(request, peerAddress, trustProxy);
    const name = /^\/functions\/v1\/([\w-]+)(?:\/|$)/.exec(url.pathname)?.[1] ?? '';
    const edgeFunction = Object.hasOwn(functions, name) ? functions[name] : undefined;
    // A function sets its own CORS headers and streams.
    if (edgeFunction) return edgeFunction(request, { peerAddress: address });
    return compressJson(
      request,
      withDefaultHeaders(await respondFromDatabase(request, url, address, peerAddress)),
    );
  }

  /** Responds to every request that is not for an Edge Function. Requests for data pass the checks below first. */
  async function respondFromDatabase(
    request: Request,
    url: URL,
    address: string,
    peerAddress: string | null,
  ): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (url.pathname === '/health') return jsonResponse(200, { ok: true });
    if (url.pathname === '/ready') return ready();
    if (isStaffRoute(request.method, url)) {
      const body = await readBody(request);
      if (body === null) return bodyTooLargeResponse();
      return enqueue({}, request.signal, () =>
        createStaff(new Request(url, { method: request.method, headers: request.headers, body })),
      );
    }
    const isAuthRoute = url.pathname.startsWith('/auth/v1/');
    if (isAuthRoute && !isAllowedAuthRoute(request.method, url)) {
      return jsonResponse(403, { code: 403, error_code: 'not_offered', msg: 'Not offered here' });
    }
    if (!isAuthRoute && !url.pathname.startsWith('/rest/v1/'))
      return jsonResponse(404, { message: 'not found' });

    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (!isAuthRoute && isWrite && !isOwnOrigin(request, allowedOrigins)) return foreignOriginResponse();

    const isSignIn = isAuthRoute && url.searchParams.get('grant_type') === 'password';
    const isPasswordChange = request.method === 'PUT' && url.pathname === '/auth/v1/user';
    if (!isAuthRoute && !isSecretKey(request.headers.get('apikey'), secretKey)) {
      const refusal = rejectUnlistedQuery(request.method, url, schemas.includes(requestedSchema(request)));
      if (refusal) return refusal;
    }
    const body = await readBody(request);
    if (body === null) return bodyTooLargeResponse();
    if (!isAuthRoute) {
      const refusal = rejectMalformed(url, request.headers.get('content-type'), body);
      if (refusal) return refusal;
      if (!hasAcceptableToken(request.headers, jwtSecret)) {
        return jsonResponse(401, {
          code: 'PGRST301',
          message: 'invalid or expired token',
          details: null,
          hint: null,
        });
      }
    }
    const forward = async (newBody = body) => {
      const response = await forwardToDatabase(request, url, newBody, address, peerAddress);
      if (response.status === 401) clock.onTokenRefused(readClaims(request.headers)?.iat);
      return response;
    };
    if (isSignIn) return passwordLimiter.signIn({ request, address, body }, forward);
    if (!isPasswordChange) {
      const response = await forward();
      return isAuthRoute ? response : withCacheHeaders(request, response, secretKey);
    }
    if (!hasAcceptableToken(request.headers, jwtSecret)) {
      return jsonResponse(401, { code: 401, error_code: 'bad_jwt', msg: 'invalid or expired token' });
    }
    return passwordLimiter.changePassword({ request, address, body }, forward);
  }

  /** Forwards a checked request to lite, with headers that the client cannot forge. */
  async function forwardToDatabase(
    request: Request,
    url: URL,
    body: Uint8Array<ArrayBuffer> | undefined,
    address: string,
    peerAddress: string | null,
  ): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.delete('cf-connecting-ip');
    // Lite reads the other profile header in places: delete it, so that Lite uses the checked schema.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    headers.delete(isRead ? 'content-profile' : 'accept-profile');
    headers.set('x-forwarded-for', address);
    const forwardedRequest = new Request(quoteFilterValues(url), { method: request.method, headers, body });
    // Only the headers that private.request_header() reads: no key or token reaches a setting of the database
    // session.
    const sqlHeaders = {
      'x-forwarded-for': address,
      'x-visitor-id': headers.get('x-visitor-id') ?? '',
      origin: headers.get('origin') ?? '',
      'x-vote-work': headers.get('x-vote-work') ?? '',
    };
    return enqueue(sqlHeaders, request.signal, async () => app.fetch(forwardedRequest, { peerAddress }));
  }

  /** @param headers headers that SQL may read */
  function enqueue(
    headers: Record<string, string>,
    signal: AbortSignal,
    send: () => Promise<Response>,
  ): Promise<Response> {
    const scope = { headers, unavailable: false };
    return queue(
      () =>
        requestScope.run(scope, async () => {
          const response = await send();
          if (scope.unavailable && !response.ok) return unavailableResponse();
          if (response.status >= 500) return hideErrorDetails(response);
          // Buffer inside the queue slot: nothing of this request may touch the session afterwards.
          const content = await response.arrayBuffer();
          return new Response(content.byteLength > 0 ? content : null, response);
        }),
      signal,
      // One attacker may own 65,536 /64 networks, so they share the queue of their /48.
      toNetwork(headers['x-forwarded-for'] ?? '', 48),
    );
  }

  return {
    fetch: (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
      const result = respond(request, peerAddress).catch((error: unknown) => {
        // An aborted request has no reader.
        if (error instanceof TooBusy || request.signal.aborted) return withDefaultHeaders(tooBusyResponse());
        if (error instanceof DatabaseUnavailable) return withDefaultHeaders(unavailableResponse());
        console.error(`backend: ${error instanceof Error ? error.name : 'error'} while answering`);
        return withDefaultHeaders(jsonResponse(500, { message: 'internal error' }));
      });
      activeRequests.add(result);
      return result.finally(() => activeRequests.delete(result));
    },
    /** Resolves when no request is in progress. */
    drain: async (): Promise<void> => {
      while (activeRequests.size > 0) await Promise.allSettled(activeRequests);
    },
  };
}
