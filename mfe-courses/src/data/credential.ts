import type { BackendConfig } from '@ia/federation';
import { CREDENTIAL_PATH, ISSUER_FILE, KEYS_FILE } from '@ia/shared-services/credential';
import * as v from 'valibot';
import type { Issuer } from '../rules/verify-credential.ts';

export type CredentialFailure = 'offline' | 'limited' | 'failed';

/** Why there is no credential; `message` is for whoever reads the log. */
export class CredentialError extends Error {
  readonly reason: CredentialFailure;

  constructor(reason: CredentialFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

const PATIENCE_MS = 15_000;
const keyFile = v.object({
  keys: v.array(v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string(), kid: v.string() })),
});
const profile = v.object({ id: v.string(), name: v.string() });

async function fileOf<T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  // Every page stands at the site's root.
  const answer = await fetch(`./${name}`, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}.`);
  return v.parse(schema, await answer.json());
}

/**
 * Who issues credentials on this site, from two files of the site's own.
 * @returns null when nobody does
 * @throws when they cannot be read
 */
export async function readIssuer(): Promise<Issuer | null> {
  const { keys } = await fileOf(KEYS_FILE, keyFile);
  return keys.length === 0 ? null : { ...(await fileOf(ISSUER_FILE, profile)), keys };
}

/**
 * Asks for the credential of a course. The course's id is all that is sent.
 * @throws CredentialError
 */
export async function askForCredential(backend: BackendConfig, course: string): Promise<string> {
  const answer = await fetch(`${backend.url.replace(/\/+$/, '')}${CREDENTIAL_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.publishableKey },
    body: JSON.stringify({ course }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error) => {
    throw new CredentialError('offline', error.message);
  });
  if (answer.status === 429) throw new CredentialError('limited', 'Asked enough for now.');
  const body: unknown = await answer.json().catch(() => null);
  const read = v.safeParse(v.object({ credential: v.pipe(v.string(), v.minLength(1)) }), body);
  if (answer.ok && read.success) return read.output.credential;
  throw new CredentialError('failed', `The function credential answered ${answer.status}.`);
}
