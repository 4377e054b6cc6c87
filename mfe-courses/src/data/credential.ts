import type { BackendConfig } from '@ia/federation';
import { CREDENTIAL_PATH, ISSUER_FILE, KEYS_FILE } from '@ia/shared-services/credential';
import * as v from 'valibot';
import type { Issuer } from '../rules/verify-credential.ts';

/** Why no credential was returned: no connection, rate limit, or any other failure. */
export type CredentialFailure = 'offline' | 'limited' | 'failed';

/** The credential service returned no credential. `message` is for the log, not for visitors. */
export class CredentialError extends Error {
  readonly reason: CredentialFailure;

  constructor(reason: CredentialFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

const TIMEOUT_MS = 15_000;
const keyFileSchema = v.object({
  keys: v.array(v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string(), kid: v.string() })),
});
const issuerSchema = v.object({ id: v.string(), name: v.string() });

/** Fetches a static JSON file of the site. @throws when the request fails or the content is invalid */
async function fetchFile<T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  // Every page is served from the site root, so a relative URL works.
  const response = await fetch(`./${name}`, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Fetching ${name} failed with HTTP status ${response.status}.`);
  return v.parse(schema, await response.json());
}

/**
 * Reads the site's credential issuer: its profile and its public keys, from two static files.
 * @returns null when the site has no signing key, so it issues no credentials
 * @throws when a file cannot be fetched or is invalid
 */
export async function fetchIssuer(): Promise<Issuer | null> {
  const { keys } = await fetchFile(KEYS_FILE, keyFileSchema);
  return keys.length === 0 ? null : { ...(await fetchFile(ISSUER_FILE, issuerSchema)), keys };
}

/**
 * Requests a credential from the Edge Function. The request body holds the course id and the number of
 * closing questions (asked after each lesson) answered right at the first try.
 * @throws CredentialError
 */
export async function requestCredential(
  backend: BackendConfig,
  declared: { course: string; correct: number },
): Promise<string> {
  const response = await fetch(`${backend.url.replace(/\/+$/, '')}${CREDENTIAL_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.publishableKey },
    body: JSON.stringify(declared),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new CredentialError('offline', error.message);
  });
  if (response.status === 429)
    throw new CredentialError(
      'limited',
      'The credential function is rate limiting this client. Try again later.',
    );
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(v.object({ credential: v.pipe(v.string(), v.minLength(1)) }), body);
  if (response.ok && parsed.success) return parsed.output.credential;
  throw new CredentialError(
    'failed',
    `The credential function responded with HTTP status ${response.status}.`,
  );
}
