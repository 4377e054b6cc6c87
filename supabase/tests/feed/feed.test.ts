// The Edge Function `feed`, in Deno as deployed and in the embedded server.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedFunction } from '../../functions/feed/handler.ts';
import { type DenoFunction, startDenoFunction } from '../../local/deno-function.ts';
import { type Backend, startBackend } from '../../local/index.ts';
import { signIn, visitor } from '../visitor.ts';

const CODE = 'IA-7K3M-9QXP-2DFH-4TVW';
const HASH = createHash('sha256').update('IA7K3M9QXP2DFH4TVW').digest('hex');
const TEXT = 'Bancos <novos> & sombra';

let backend: Backend;
let edge: DenoFunction;
beforeAll(async () => {
  backend = await startBackend({ dataDir: 'memory', port: 0 });
  edge = await startDenoFunction(
    {
      AI_ADDRESS_HEADER: 'x-forwarded-for',
      SUPABASE_URL: backend.url ?? '',
      SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
    },
    'loopback',
    'feed',
  );
  // The first request loads code, which can take longer than the function waits for the database.
  await request(edge.url, '0'.repeat(64));
  const suggestion = { suggestion_text: TEXT, status: 'pending', author: 'Rosa', receipt_code: CODE };
  await visitor(backend).suggest(suggestion);
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    `select id from public.manifesto_suggestions where suggestion_text = '${TEXT}'`,
  );
  const ana = visitor(backend, { token: await signIn(backend, 'ana@exemplo.pt', { role: 'moderator' }) });
  await ana.rpc('moderate_suggestion', {
    s_id: id,
    new_status: 'rejected',
    reason_code: 'off_topic',
    reason_text: 'Fale com a junta.',
  });
});
afterAll(async () => {
  await edge?.close();
  await backend.close();
});

const request = (base: string, hash: string, init?: RequestInit) =>
  fetch(`${base}/functions/v1/feed?sugestao=${hash}`, init);

describe.each([
  ['Deno', () => edge.url],
  ['the embedded server', () => backend.url ?? ''],
])('feed in %s', (_name, base) => {
  it('lists the states of a suggestion, newest first, with the answer and without the author', async () => {
    const answer = await request(base(), HASH);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const text = await answer.text();
    expect(text).not.toContain('Rosa');
    const contents = (name: string) =>
      [...text.matchAll(new RegExp(`<${name}>(.*)</${name}>`, 'g'))].map(([, content]) => content);
    expect(contents('subtitle')).toEqual(['Bancos &lt;novos&gt; &amp; sombra']);
    expect(contents('entry').map((entry) => /<title>(.*)<\/title>/.exec(entry ?? '')?.[1])).toEqual([
      'Não publicada',
      'Recebida',
    ]);
    expect(contents('content')[0]).toBe('Não é sobre o Manifesto. Fale com a junta.');
    const ids = [...text.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^urn:uuid:[0-9a-f-]{36}(#\d)?$/);
  });

  it('answers 404 for an unknown hash and 400 for other requests', async () => {
    expect((await request(base(), '0'.repeat(64))).status).toBe(404);
    expect((await request(base(), CODE)).status, 'the code itself').toBe(400);
    expect((await request(base(), HASH, { method: 'POST' })).status).toBe(400);
  });
});

it('Feed answers 429 above the limit of an address', async () => {
  await backend.run(
    `delete from private.rate_counters; update private.settings set value = '1' where key = 'feeds_per_address_hour'`,
  );
  const statusFrom = async (address: string) =>
    (await request(edge.url, HASH, { headers: { 'x-forwarded-for': address } })).status;
  expect([await statusFrom('192.0.2.1'), await statusFrom('192.0.2.1')]).toEqual([200, 429]);
  expect(await statusFrom('192.0.2.2')).toBe(200);
});

it('Feed answers 503 while the database does not answer', async () => {
  const answer = createFeedFunction({
    env: () => 'http://localhost',
    send: () => Promise.reject(new Error('x')),
  });
  const refused = await answer(new Request(`http://localhost/feed?sugestao=${HASH}`), { peerAddress: null });
  expect(refused.status).toBe(503);
});

it('suggestion_feed refuses the publishable key', async () => {
  const answer = await visitor(backend).rpc('suggestion_feed', { p_hash: HASH, p_address: 'x' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

it('Function feed is deployed with the tested dependency versions', async () => {
  const json = async (file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
  const { imports } = await json('../../functions/feed/deno.json');
  const { version } = await json('../../node_modules/valibot/package.json');
  expect(imports).toEqual({ valibot: `npm:valibot@${version}` });
});
