import * as v from 'valibot';
import { readSiteConfig } from '../config/read-site-config.ts';
import { jsonText } from './folder.ts';

const part = v.pipe(v.string(), v.regex(/^[\w-]+$/));
/** A public key, and no number more: with one it would be the private key, which signs in the site's name. */
const publicKey = v.strictObject({
  kty: v.literal('RSA'),
  n: v.pipe(part, v.minLength(342)),
  e: part,
  kid: part,
  alg: v.literal('RS256'),
  use: v.literal('sig'),
});
const keys = v.optional(v.array(publicKey), []);

/**
 * The public keys that digital credentials of this site are held against, the one in use first.
 * @throws for anything else, naming the place and never the value
 */
export function readCredentialKeys(config: object) {
  const { credentialKeys } = config as { credentialKeys?: unknown };
  const result = v.safeParse(keys, credentialKeys);
  if (result.success) return result.output;
  const places = result.issues.map((issue) => `  credentialKeys.${v.getDotPath(issue) ?? '?'}`);
  throw new Error(
    `site.config.json: not public keys as supabase/scripts/credential-key.ts writes them:\n${places.join('\n')}\n` +
      'Nothing was published. If a private key stands there, take it out and make a new one: everything in the file becomes public.',
  );
}

/**
 * Who issues digital credentials, and with which keys, as files beside `index.html`. Without a key, or an address of its
 * own, a site issues none, and the list of keys is empty: pages ask it before they offer one.
 */
export function credentialFiles(config: object, siteUrl: string | null): Record<string, string | null> {
  const known = siteUrl ? readCredentialKeys(config) : [];
  const { name, url } = readSiteConfig(config, () => {}).links.entity;
  const profile = {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `${siteUrl}credencial/issuer.json`,
    type: ['Profile'],
    name,
    url,
  };
  return {
    'credencial/issuer.json': known.length > 0 ? jsonText(profile) : null,
    'credencial/jwks.json': jsonText({ keys: known }),
  };
}
