// The Edge Function `credential`, in Deno as deployed and in Node as `pnpm start` runs it, with limits in the
// database.

import { readFile } from 'node:fs/promises';
import { calculateJwkThumbprint, compactVerify, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { achievements, credentialText } from '../../../shared-services/src/credential/index.ts';
import { createCredentialFunction } from '../../functions/credential/handler.ts';
import { readSettings } from '../../functions/credential/settings.ts';
import { type DenoFunction, startDenoFunction } from '../../local/deno-function.ts';
import { type Backend, startBackend } from '../../local/index.ts';

const ORIGIN = 'https://ia.municipio.example';
let key: JWK;
let secrets: Record<string, string>;
let backend: Backend;
let edge: DenoFunction;
beforeAll(async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  key = await exportJWK(privateKey);
  backend = await startBackend({ dataDir: 'memory', port: 0 });
  secrets = {
    CREDENTIAL_KEY: JSON.stringify(key),
    CREDENTIAL_SITE: ORIGIN,
    CREDENTIAL_ISSUER_NAME: 'Município de Exemplo',
    CREDENTIAL_ISSUER_URL: 'https://municipio.example/',
    AI_ADDRESS_HEADER: 'x-forwarded-for',
    SUPABASE_URL: backend.url ?? '',
    SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
  };
  edge = await startDenoFunction(secrets, 'loopback', 'credential');
  // The first request loads code, which can take longer than the function waits for the database.
  await requestCredential();
});
afterAll(async () => {
  await edge?.close();
  await backend.close();
});
const setSetting = (name: string, value: string | number) =>
  backend.run(`update private.settings set value = '${value}' where key = '${name}';`);
beforeEach(async () => {
  await backend.run('delete from private.rate_counters');
  await setSetting('allowed_origins', ORIGIN);
  await setSetting('credentials_per_address_hour', 60);
});

const requestCredential = (
  body: unknown = { course: 'copilot-v3', correct: 12 },
  headers: Record<string, string> = {},
  method = 'POST',
) =>
  fetch(`${edge.url}/functions/v1/credential`, {
    method,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
const statusAndCode = async (answer: Response) => [answer.status, (await answer.json()).error.code];

const uri = v.pipe(v.string(), v.regex(/^(https?:\/\/|urn:uuid:)\S+$/));
const nonEmptyText = v.pipe(v.string(), v.minLength(1));
/** Required properties of an Open Badges 3.0 credential as a VC-JWT. */
const credentialSchema = v.object({
  '@context': v.strictTuple([
    v.literal('https://www.w3.org/ns/credentials/v2'),
    v.pipe(v.string(), v.regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/)),
  ]),
  id: uri,
  type: v.strictTuple([v.literal('VerifiableCredential'), v.literal('OpenBadgeCredential')]),
  issuer: v.object({ id: uri, type: v.strictTuple([v.literal('Profile')]), name: nonEmptyText, url: uri }),
  validFrom: v.pipe(v.string(), v.isoTimestamp()),
  name: nonEmptyText,
  credentialSubject: v.object({
    id: uri,
    type: v.strictTuple([v.literal('AchievementSubject')]),
    achievement: v.object({
      id: uri,
      type: v.strictTuple([v.literal('Achievement')]),
      name: nonEmptyText,
      description: nonEmptyText,
      criteria: v.object({ narrative: nonEmptyText }),
    }),
  }),
  evidence: v.array(v.object({ type: v.strictTuple([v.literal('Evidence')]), narrative: nonEmptyText })),
  iss: uri,
  jti: uri,
  sub: uri,
  nbf: v.pipe(v.number(), v.integer()),
});

it('Function signs an anonymous Open Badges 3.0 credential that is marked as self-declared', async () => {
  const before = Math.floor(Date.now() / 1000);
  const answer = await requestCredential();
  expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { credential } = await answer.json();
  const { payload, protectedHeader } = await compactVerify(
    credential,
    await importJWK({ kty: 'RSA', n: key.n, e: key.e }, 'RS256'),
  );
  const kid = await calculateJwkThumbprint(key);
  expect(protectedHeader).toEqual({
    alg: 'RS256',
    typ: 'JWT',
    kid: `${ORIGIN}/credencial/jwks.json#${kid}`,
    jwk: { kty: 'RSA', n: key.n, e: key.e },
  });
  const claims = v.parse(credentialSchema, JSON.parse(new TextDecoder().decode(payload)));
  expect(claims.iss).toBe(`${ORIGIN}/credencial/issuer.json`);
  expect([claims.iss, claims.jti, claims.sub]).toEqual([
    claims.issuer.id,
    claims.id,
    claims.credentialSubject.id,
  ]);
  expect(Date.parse(claims.validFrom) / 1000).toBe(claims.nbf);
  expect(claims.nbf).toBeGreaterThanOrEqual(before);
  const { achievement } = claims.credentialSubject;
  expect(achievement.id).toBe(`${ORIGIN}/#/mscopilot-course-v3`);
  for (const skill of achievements['copilot-v3'].skills)
    expect(achievement.criteria.narrative).toContain(skill);
  expect(claims.evidence[0]?.narrative).toBe(
    `Respondeu às 15 perguntas do curso e acertou 12 à primeira. ${credentialText.declared}`,
  );
  // Two credentials of one course share nothing that could identify the visitor.
  const other = (await (await requestCredential()).json()).credential;
  const { jti, sub } = JSON.parse(atob(other.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  expect([jti === claims.jti, sub === claims.sub]).toEqual([false, false]);
});

describe('Function refuses', () => {
  it.each([
    ['an unknown course', { course: 'outro', correct: 0 }],
    ['a course without the answers to its questions', { course: 'copilot-v3' }],
    ['more right answers than questions', { course: 'copilot-v3', correct: 16 }],
    ['a negative number of answers', { course: 'copilot-v3', correct: -1 }],
    ['a property of Object.prototype', { course: 'toString', correct: 0 }],
    ['a name, which is not needed', { course: 'copilot-v3', correct: 0, name: 'Inês' }],
    ['an empty object', {}],
    ['a list', [{ course: 'copilot-v3', correct: 0 }]],
    ['invalid JSON', '{'],
  ])('%s', async (_, body) => {
    expect(await statusAndCode(await requestCredential(body))).toEqual([400, 'bad-request']);
  });

  it('a large body, another method, and foreign origins', async () => {
    expect(
      await statusAndCode(await requestCredential(JSON.stringify({ course: 'a'.repeat(2000) }))),
    ).toEqual([413, 'too-large']);
    expect(await statusAndCode(await requestCredential(undefined, {}, 'PUT'))).toEqual([400, 'bad-request']);
    expect(
      await statusAndCode(await requestCredential(undefined, { origin: 'https://mau.example' })),
    ).toEqual([403, 'forbidden']);
    const none = await fetch(`${edge.url}/functions/v1/credential`, { method: 'POST', body: '{}' });
    expect(none.headers.get('access-control-allow-origin')).toBeNull();
    expect(await statusAndCode(none)).toEqual([403, 'forbidden']);
  });

  it('an address over its hourly limit, and no other address', async () => {
    await setSetting('credentials_per_address_hour', 2);
    const statusFrom = async (address: string) =>
      (await requestCredential(undefined, { 'x-forwarded-for': `${Math.random()}, ${address}` })).status;
    expect([
      await statusFrom('192.0.2.1'),
      await statusFrom('192.0.2.1'),
      await statusFrom('192.0.2.1'),
    ]).toEqual([200, 200, 429]);
    expect(await statusFrom('192.0.2.2')).toBe(200);
    // A customer's /64 counts as one address.
    expect([
      await statusFrom('2001:db8::1'),
      await statusFrom('2001:db8::2'),
      await statusFrom('2001:db8::3'),
    ]).toEqual([200, 200, 429]);
  });

  it('every request while the database cannot count it, in Node as well', async () => {
    const log: unknown[] = [];
    const answer = createCredentialFunction({
      env: (name) => secrets[name],
      send: () => Promise.reject(new Error('unreachable')),
      log: (line) => log.push(line),
    });
    const request = new Request('http://localhost/functions/v1/credential', {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: '{"course":"mscopilot","correct":3}',
    });
    const refused = await answer(request, { peerAddress: '192.0.2.1' });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await statusAndCode(refused)).toEqual([503, 'closed']);
    expect(log).toEqual([expect.objectContaining({ kind: 'credential', status: 503 })]);
  });

  it('calls of take_credential with the publishable key', async () => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/take_credential`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: '{"p_address":"x"}',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).not.toBe(429);
  });
});

it.each([
  ['CREDENTIAL_KEY', ''],
  ['CREDENTIAL_KEY', '{"kty":"RSA","n":"segredo"}'],
  ['CREDENTIAL_SITE', 'segredo'],
  ['CREDENTIAL_ISSUER_NAME', ' '],
  ['CREDENTIAL_ISSUER_URL', 'segredo'],
])('Function does not start with %s %j, and does not log the value', (name, value) => {
  const read = () => readSettings((setting) => (setting === name ? value : secrets[setting]));
  expect(read).toThrow(`The secrets of the function credential: ${name}: expected`);
  expect(read).not.toThrow(/segredo/);
});

it('Function reports a signing error for an invalid key, and the server keeps running', async () => {
  const broken = JSON.stringify({ ...key, n: 'A'.repeat(342), d: 'A' });
  const allowed = { ...secrets, CREDENTIAL_KEY: broken, CREDENTIAL_ALLOWED_ORIGINS: ORIGIN };
  const env = (name: string) => (allowed as Record<string, string>)[name];
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  try {
    const answer = createCredentialFunction({
      env,
      send: async () => {
        // Simulates the database's delay.
        await new Promise((resolve) => setTimeout(resolve, 50));
        return new Response(null, { status: 204 });
      },
      log: () => {},
    });
    const request = new Request(`${ORIGIN}/functions/v1/credential`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ course: 'copilot-v3', correct: 3 }),
    });
    expect((await answer(request, { peerAddress: null })).status).toBe(502);
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', onUnhandled);
  }
});

it('Function credential is deployed with the tested dependency versions', async () => {
  const json = async (file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
  const { imports } = await json('../../functions/credential/deno.json');
  const version = async (name: string) => (await json(`../../node_modules/${name}/package.json`)).version;
  expect(imports).toEqual({
    jose: `npm:jose@${await version('jose')}`,
    valibot: `npm:valibot@${await version('valibot')}`,
  });
});
