import * as v from 'valibot';
import { FederationError } from '../errors/federation-error.ts';

// A site signs digital credentials of finished courses with a private key. `credentialKeys` in
// `site.config.json` has the public keys, which verify them.

/** A base64url value of a JWK. */
const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
/**
 * An RSA public key. Strict: a JWK with more members could be the private key, which signs
 * in the site's name.
 */
const publicKey = v.strictObject({
  kty: v.literal('RSA'),
  // 2048 bits in base64url.
  n: v.pipe(base64url, v.minLength(342)),
  e: base64url,
  kid: base64url,
  alg: v.literal('RS256'),
  use: v.literal('sig'),
});
/** Public keys of the site's digital credentials, the current one first. */
export const credentialKeysSchema = v.array(publicKey);
const optionalKeysSchema = v.optional(credentialKeysSchema, []);

/**
 * Reads the public keys that verify digital credentials of this site, the current one first.
 * @throws FED-506 when a key is invalid. The message names the path, never the value, because it
 * may be a private key.
 */
export function readCredentialKeys(config: object) {
  const { credentialKeys } = config as { credentialKeys?: unknown };
  const result = v.safeParse(optionalKeysSchema, credentialKeys);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  credentialKeys.${v.getDotPath(issue) ?? '?'}`);
  throw new FederationError(
    'FED-506',
    `site.config.json: not public keys as supabase/scripts/credential-key.ts writes them:\n${lines.join('\n')}\n` +
      'Nothing was published. If the file contains a private key, remove it and create a new one: the whole file becomes public.',
  );
}
