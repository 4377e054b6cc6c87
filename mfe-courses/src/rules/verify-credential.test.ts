// @vitest-environment node
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { type Issuer, verifyCredential } from './verify-credential.ts';

const SITE = 'https://ia.municipio.example/';
const NOW = Date.parse('2026-11-22T10:00:00Z');
let issuer: Issuer;
let privateKey: CryptoKey;
/** Key of somebody else, which the issuer does not publish. */
let foreignKey: CryptoKey;
beforeAll(async () => {
  const issuerKeys = await generateKeyPair('RS256', { extractable: true });
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  privateKey = issuerKeys.privateKey;
  const { n = '', e = '' } = await exportJWK(issuerKeys.publicKey);
  issuer = {
    id: `${SITE}credencial/issuer.json`,
    name: 'Município',
    keys: [{ kty: 'RSA', n, e, kid: 'um' }],
  };
});

const claims = () => ({
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: 'urn:uuid:1',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: issuer.id, name: 'Outro nome' },
  validFrom: '2026-11-22T09:00:00Z',
  credentialSubject: {
    id: 'urn:uuid:2',
    narrative: 'Declarado.',
    achievement: { name: '<b>Curso</b>', description: 'De que trata.', criteria: { narrative: 'Concluir.' } },
  },
  iss: issuer.id,
  jti: 'urn:uuid:1',
  sub: 'urn:uuid:2',
  nbf: Date.parse('2026-11-22T09:00:00Z') / 1000,
});
const sign = (payload: object = claims(), header: object = {}, key = privateKey) =>
  new SignJWT(payload as Record<string, unknown>)
    .setProtectedHeader({ alg: 'RS256', kid: `${SITE}credencial/jwks.json#um`, ...header })
    .sign(key);
const verifyKind = async (token: string) => (await verifyCredential(token, issuer, NOW)).kind;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('verifyCredential returns the claims of a valid credential, with the issuer name from the site', async () => {
  expect(await verifyCredential(`\n ${await sign()} \n`, issuer, NOW)).toEqual({
    kind: 'valid',
    course: '<b>Curso</b>',
    description: 'De que trata.',
    criteria: 'Concluir.',
    declared: 'Declarado.',
    issuer: 'Município',
    on: Date.parse('2026-11-22T09:00:00Z'),
  });
});

it('verifyCredential rejects an altered credential: payload, signature or algorithm', async () => {
  const [headerPart, , signature] = (await sign()).split('.');
  const other = { ...claims(), validFrom: '2020-01-01T00:00:00Z' };
  expect(await verifyKind(`${headerPart}.${encode(other)}.${signature}`)).toBe('altered');
  expect(await verifyKind(`${(await sign()).slice(0, -6)}AAAAAA`)).toBe('altered');
  expect(await verifyKind(`${(await sign()).split('.').slice(0, 2).join('.')}.`)).toBe('altered');
  const none = { alg: 'none', kid: `${SITE}credencial/jwks.json#um` };
  expect(await verifyKind(`${encode(none)}.${encode(claims())}.`)).toBe('altered');
  // Truncated payload: the issuer is unreadable, but the header still names our key.
  expect(await verifyKind(`${headerPart}.${encode(claims()).slice(0, 40)}.${signature}`)).toBe('altered');
});

it('verifyCredential ignores a key embedded in the credential', async () => {
  const jwk = { kty: 'RSA', n: 'x', e: 'AQAB' };
  expect(await verifyKind(await sign(claims(), { jwk }, foreignKey))).toBe('altered');
  expect(await verifyKind(await sign(claims(), { jwk, kid: undefined }, foreignKey))).toBe('unknown-key');
});

it('verifyCredential distinguishes an unknown or removed key from another issuer', async () => {
  expect(await verifyKind(await sign(claims(), { kid: `${SITE}credencial/jwks.json#dois` }))).toBe(
    'unknown-key',
  );
  expect(await verifyKind(await sign(claims(), { kid: 'https://mau.example/jwks.json#um' }))).toBe(
    'unknown-key',
  );
  const other = { ...claims(), iss: 'https://outro.example/issuer.json' };
  expect(await verifyKind(await sign(other, {}, foreignKey))).toBe('other-issuer');
});

it('verifyCredential reports a credential that is not yet valid or has expired', async () => {
  expect(await verifyKind(await sign({ ...claims(), exp: NOW / 1000 - 1 }))).toBe('out-of-time');
  const tomorrow = NOW / 1000 + 86_400;
  const validFrom = new Date(tomorrow * 1000).toISOString();
  expect(await verifyKind(await sign({ ...claims(), nbf: tomorrow, validFrom }))).toBe('out-of-time');
});

it.each([
  ['nothing', ''],
  ['any text', 'Olá. Bom dia. Adeus.'],
  ['three words', 'um.dois.tres'],
  ['a script', 'javascript:alert(1)'],
  ['far too much', `${'a'.repeat(20_000)}.b.c`],
])('verifyCredential reports %s as not a credential', async (_, text) => {
  expect(await verifyKind(text)).toBe('not-a-credential');
});

it.each([
  ['another type', { type: ['VerifiableCredential'] }],
  ['no achievement', { credentialSubject: { id: 'urn:uuid:2' } }],
  ['another id', { jti: 'urn:uuid:9' }],
  ['another subject', { sub: 'urn:uuid:9' }],
  ['another date', { nbf: 1 }],
  ['another issuer within', { issuer: { id: 'https://outro.example/' } }],
])('verifyCredential reports a signed payload with %s as not a credential', async (_, wrongClaims) => {
  expect(await verifyKind(await sign({ ...claims(), ...wrongClaims }))).toBe('not-a-credential');
});
