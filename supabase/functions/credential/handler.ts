import { SignJWT } from 'jose';
import * as v from 'valibot';
import { achievementIds } from '../../../shared-services/src/credential/index.ts';
import { network } from '../ai/address.ts';
import { faultOf, Refused } from '../ai/failures.ts';
import { readBody } from '../ai/read-body.ts';
import { claimsOf } from './claims.ts';
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
  log?: (line: LogLine) => void;
}

const MAX_BODY_BYTES = 1024;
/** Maximum duration of a request to the database. */
const TIMEOUT_MS = 5_000;
/** Strict: a request with a name is refused, so that a name can never be stored or signed by mistake. */
const asked = v.strictObject({ course: v.picklist(achievementIds) });

/**
 * Creates the Edge Function `credential`: signs that a visitor declared a course finished, behind checks of
 * origin, size and rate limit. It uses Web APIs only, so that the embedded server can run it in Node.
 * @throws when a secret is missing or invalid
 */
export function createCredentialFunction({
  env,
  send = (request) => fetch(request),
  log = (line) => console.log(JSON.stringify(line)),
}: Options) {
  const { issuer, allowedOrigins, signer } = readSettings(env);
  const database = env('SUPABASE_URL');
  const secret = env('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  const mayAnswer = (origin: string) =>
    origin !== '' && (allowedOrigins.size === 0 ? Boolean(database) : allowedOrigins.has(origin));

  /** Counts a request. @throws Refused when a limit is reached, or the database does not answer */
  async function count(address: string, origin: string): Promise<void> {
    const body = { p_address: address, p_origin: allowedOrigins.size === 0 ? origin : null };
    const answer = await send(
      new Request(`${database}/rest/v1/rpc/take_credential`, {
        method: 'POST',
        headers: { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    ).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (answer?.status === 429) throw new Refused('limited', 'Rate limit reached.');
    if (answer?.status === 403) throw new Refused('forbidden', 'This origin is not in allowed_origins.');
    throw new Refused('closed', `The database answered ${answer?.status ?? 'nothing'} to take_credential.`);
  }

  return async (request: Request, { peerAddress }: { peerAddress: string | null }): Promise<Response> => {
    const began = Date.now();
    const line: LogLine = { kind: 'credential', status: 200, ms: 0 };
    const origin = request.headers.get('origin') ?? '';
    const headers = mayAnswer(origin) ? corsFor(origin) : null;
    try {
      if (!headers) throw new Refused('forbidden', 'This origin is not allowed by the site.');
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (request.method !== 'POST') throw new Refused('bad-request', 'Only POST is supported.');
      const course = await readCourse(request);
      await count(network(peerAddress ?? 'unknown'), origin);
      const { key, header } = await signer;
      const claims = claimsOf(course, issuer, Math.floor(began / 1000));
      const credential = await new SignJWT(claims).setProtectedHeader(header).sign(key);
      log({ ...line, ms: Date.now() - began });
      return Response.json({ credential }, { headers });
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused('failed', 'Signing failed.');
      if (refused !== error) console.error('Fault in the function:', faultOf(error));
      log({ ...line, status: refused.status, ms: Date.now() - began, reason: refused.message });
      return refused.toResponse(headers ?? {});
    }
  };
}

async function readCourse(request: Request) {
  const body = await readBody(request, MAX_BODY_BYTES);
  try {
    const result = v.safeParse(asked, JSON.parse(body));
    if (result.success) return result.output.course;
  } catch {
    // Not JSON: refused like JSON of another shape.
  }
  throw new Refused('bad-request', 'The body must be {"course": <id of a course>} without other properties.');
}

const corsFor = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-max-age': '86400',
  'cache-control': 'no-store',
  vary: 'Origin',
});
