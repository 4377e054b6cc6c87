// @vitest-environment node
import { expect, it } from 'vitest';
import { readCredentialKeys } from '../config/credential-keys.ts';
import { credentialFiles } from './credential-files.ts';

// A site issues digital credentials (Open Badges 3.0) for finished courses. It publishes its issuer profile,
// and the public keys that verify the signatures.

const SITE = 'https://ia.municipio.pt/';
const key = { kty: 'RSA', n: 'a'.repeat(342), e: 'AQAB', kid: 'um', alg: 'RS256', use: 'sig' };
const entity = { name: 'Município', url: 'https://municipio.pt/' };

it('credentialFiles publishes the issuer profile and all verification keys', () => {
  const otherKey = { ...key, kid: 'outra' };
  const config = { credentialKeys: [key, otherKey], links: { entity } };
  const files = credentialFiles(config, SITE);
  expect(JSON.parse(files['credencial/jwks.json'] ?? '')).toEqual({ keys: [key, otherKey] });
  expect(JSON.parse(files['credencial/issuer.json'] ?? '')).toMatchObject({
    id: `${SITE}credencial/issuer.json`,
    type: ['Profile'],
    ...entity,
  });
});

it.each([
  ['no key', {}, SITE],
  ['no siteUrl', { credentialKeys: [key] }, null],
])('credentialFiles publishes no issuer profile and no keys for a site with %s', (_, config, siteUrl) => {
  const files = credentialFiles(config, siteUrl);
  expect(JSON.parse(files['credencial/jwks.json'] ?? '')).toEqual({ keys: [] });
  expect(files['credencial/issuer.json']).toBeNull();
});

it.each([
  ['a private key', { ...key, d: 'segredo' }],
  ['a weak key', { ...key, n: 'segredo' }],
  ['another algorithm', { ...key, alg: 'none' }],
  ['a value that is not a key', 'segredo'],
])('readCredentialKeys rejects %s without quoting it', (_, invalidKey) => {
  const read = () => readCredentialKeys({ credentialKeys: [invalidKey] });
  expect(read).toThrow(/site\.config\.json: not public keys .*Nothing was published/s);
  expect(read).not.toThrow(/segredo/);
});
