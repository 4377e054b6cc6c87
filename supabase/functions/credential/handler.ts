import { SignJWT } from 'jose';
import * as v from 'valibot';
import { achievementIds, achievements } from '../../../shared-services/src/credential/index.ts';
import { toNetwork } from '../ai/address.ts';
import { describeFault, RefusedRequest } from '../ai/failures.ts';
import { readBody } from '../ai/read-body.ts';
import { createClaims } from './claims.ts';
import { type Env, readSettings } from './settings.ts';

/** One log line per request, without the visitor. */
export interface LogLine {
  kind: 'credential';
  status: number;
  ms: number;
  /** Reason of a refusal, in our own text. */
  reason?: string;
}

interface Options {
  env: Env;
  /** Sends requests to the database; defaults to fetch. */
  send?: (request: Request) => Promise<Response>;
  log?: (logLine: LogLine) => void;
}

const MAX_BODY_BYTES = 1024;
/** Maximum duration of a request to the database. */
const TIMEOUT_MS = 5_000;
/** Strict: a request with a name is refused, so that a name can never be stored or signed by mistake. */
const requestSchema = v.pipe(
  v.strictObject({
    course: v.picklist(achievementIds),
    correct: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.check(
    ({ course, correct }) => correct <= achievements[course].questions,
    'more right answers than questions',
  ),
);

/**
 * Creates the Edge Function `credential`: signs that a visitor declared a course finished, behind checks of
 * origin, size and rate limit. It uses Web APIs only, so that the embedded server can run it in Node.
 * @throws when a secret is missing or invalid
 */
export function createCredentialFunction({
  env,
  send = (request) => fetch(request),
  log = (logLine) => console.log(JSON.stringify(logLine)),
}: Options) {
  const { issuer, allowedOrigins, signer } = readSettings(env);
  const database = env('SUPABASE_URL');
  const secret = env('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  // Without an own list of origins, any is accepted here and the database checks it.
  const isAllowed = (origin: string) =>
    origin !== '' && (allowedOrigins.size === 0 ? Boolean(database) : allowedOrigins.has(origin));

  /** Counts a request. @throws RefusedRequest when a limit is reached, or the database does not answer */
  async function countRequest(address: string, origin: string): Promise<void> {
    const body = { p_address: address, p_origin: allowedOrigins.size === 0 ? origin : null };
    const response = await send(
      new Request(`${database}/rest/v1/rpc/take_credential`, {
        method: 'POST',
        headers: { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    ).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (response?.status === 429) throw new RefusedRequest('limited', 'Rate limit reached.');
    if (response?.status === 403)
      throw new RefusedRequest('forbidden', 'This origin is not in allowed_origins.');
    throw new RefusedRequest(
      'closed',
      `The database answered ${response?.status ?? 'nothing'} to take_credential.`,
    );
  }

  return async (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
    const startedAt = Date.now();
    const logLine: LogLine = { kind: 'credential', status: 200, ms: 0 };
    const origin = request.headers.get('origin') ?? '';
    const headers = isAllowed(origin) ? corsHeaders(origin) : null;
    try {
      if (!headers) throw new RefusedRequest('forbidden', 'This origin is not allowed by the site.');
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (request.method !== 'POST') throw new RefusedRequest('bad-request', 'Only POST is supported.');
      const declared = await readDeclared(request);
      await countRequest(toNetwork(peerAddress ?? 'unknown'), origin);
      const { key, header } = await signer;
      const claims = createClaims(declared, issuer, Math.floor(startedAt / 1000));
      const credential = await new SignJWT(claims).setProtectedHeader(header).sign(key);
      log({ ...logLine, ms: Date.now() - startedAt });
      return Response.json({ credential }, { headers });
    } catch (error) {
      const refusal =
        error instanceof RefusedRequest ? error : new RefusedRequest('failed', 'Signing failed.');
      if (refusal !== error) console.error('Fault in the function:', describeFault(error));
      log({ ...logLine, status: refusal.status, ms: Date.now() - startedAt, reason: refusal.message });
      return refusal.toResponse(headers ?? {});
    }
  };
}

async function readDeclared(request: Request) {
  const body = await readBody(request, MAX_BODY_BYTES);
  try {
    const result = v.safeParse(requestSchema, JSON.parse(body));
    if (result.success) return result.output;
  } catch {
    // Not JSON: refused like JSON of another shape.
  }
  throw new RefusedRequest(
    'bad-request',
    'The body must be {"course": <id of a course>, "correct": <number of right answers>} without other properties.',
  );
}

const corsHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-max-age': '86400',
  'cache-control': 'no-store',
  vary: 'Origin',
});
