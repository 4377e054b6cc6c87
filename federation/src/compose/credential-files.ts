import { readCredentialKeys } from '../config/credential-keys.ts';
import { readSiteConfig } from '../config/read-site-config.ts';
import { jsonText } from '../files/json.ts';

/**
 * Returns the issuer profile and the verification keys of digital credentials, by file. The credentials
 * certify finished courses (Open Badges 3.0); `jwks.json` has the keys that verify their signatures. A site
 * without a key or without `siteUrl` issues no credentials: it has no profile and an empty key list, which
 * pages read before they offer one.
 */
export function credentialFiles(config: object, siteUrl: string | null): Record<string, string | null> {
  const publicKeys = siteUrl ? readCredentialKeys(config) : [];
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
    'credencial/issuer.json': publicKeys.length > 0 ? jsonText(profile) : null,
    'credencial/jwks.json': jsonText({ keys: publicKeys }),
  };
}
