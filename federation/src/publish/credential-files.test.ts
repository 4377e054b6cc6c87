// @vitest-environment node
import { expect, it } from 'vitest';
import { credentialFiles, readCredentialKeys } from './credential-files.ts';

const SITE = 'https://ia.municipio.pt/';
const key = { kty: 'RSA', n: 'a'.repeat(342), e: 'AQAB', kid: 'um', alg: 'RS256', use: 'sig' };
const entity = { name: 'Município', url: 'https://municipio.pt/' };

it('publishes who issues digital credentials, and every key that they are held against', () => {
  const former = { ...key, kid: 'outra' };
  const config = { credentialKeys: [key, former], links: { entity } };
  const files = credentialFiles(config, SITE);
  expect(JSON.parse(files['credencial/jwks.json'] ?? '')).toEqual({ keys: [key, former] });
  expect(JSON.parse(files['credencial/issuer.json'] ?? '')).toMatchObject({
    id: `${SITE}credencial/issuer.json`,
    type: ['Profile'],
    ...entity,
  });
});

it.each([
  ['no key', {}, SITE],
  ['no address of its own', { credentialKeys: [key] }, null],
])('a site with %s issues none, and its pages can ask', (_, config, siteUrl) => {
  const files = credentialFiles(config, siteUrl);
  expect(JSON.parse(files['credencial/jwks.json'] ?? '')).toEqual({ keys: [] });
  expect(files['credencial/issuer.json']).toBeNull();
});

it.each([
  ['a private key', { ...key, d: 'segredo' }],
  ['a weak key', { ...key, n: 'segredo' }],
  ['another algorithm', { ...key, alg: 'none' }],
  ['no key at all', 'segredo'],
])('refuses %s, and does not repeat it', (_, wrong) => {
  const read = () => readCredentialKeys({ credentialKeys: [wrong] });
  expect(read).toThrow(/site\.config\.json: not public keys .*Nothing was published/s);
  expect(read).not.toThrow(/segredo/);
});
