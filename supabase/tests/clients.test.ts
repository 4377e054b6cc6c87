// The two client libraries of the pages, for visitors and for staff, against a running server. Also the
// commands scripts/moderator.ts and scripts/retention.ts, which call the same server.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createBackend } from '@ia/shared-services/backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../local/index.ts';

/** An example suggestion of the seed, which the visitor supports. */
const SUGGESTION = '5a1c0f0e-0001-4a00-8a00-000000000001';
const PASSWORD = 'palavra-passe-da-equipa';

vi.setConfig({ testTimeout: 300_000 });

let folder: string;
let server: Backend;
let address: { url: string; publishableKey: string };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ia-clients-'));
  server = await startBackend({ dataDir: path.join(folder, 'data'), port: 0 });
  address = { url: server.url ?? '', publishableKey: server.publishableKey };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('visitor client', () => {
  it('reads, votes once and receives ISO timestamps', async () => {
    const backend = createBackend(address);
    const [first] = await backend.run((db) =>
      db
        .from('manifesto_suggestions')
        .select('*')
        .eq('status', 'approved')
        .order('upvotes', { ascending: false }),
    );
    expect(first?.created_at).toBe('2026-10-02T09:20:00.000Z');
    const vote = () =>
      backend.run((db) => db.rpc('vote_on_suggestion', { s_id: SUGGESTION, vote_type: 'up' }));
    const upvotes = (first?.upvotes ?? 0) + 1;
    expect(await vote()).toEqual({ upvotes, vote: 'up', changed: true });
    expect(await vote()).toEqual({ upvotes, vote: 'up', changed: false });
  });

  it('classifies errors', async () => {
    const backend = createBackend(address);
    const vote = (p_id: string, vote_type: string) =>
      backend.run((db) => db.rpc('vote_on_principle', { p_id, vote_type }));
    await expect(vote('nada', 'up')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(vote('literacia', 'talvez')).rejects.toMatchObject({ kind: 'rejected', status: 400 });
    let sent = 0;
    const suggest = () =>
      backend.run((db) =>
        db.from('manifesto_suggestions').insert({ suggestion_text: `Olá ${++sent}`, status: 'pending' }),
      );
    for (let i = 0; i < 5; i++) await suggest();
    await expect(suggest()).rejects.toMatchObject({ kind: 'rate-limited', reason: 'rate_limited' });
    const nowhere = createBackend({ ...address, url: 'http://127.0.0.1:9' });
    await expect(nowhere.run((db) => db.from('recipes').select('id'))).rejects.toMatchObject({
      kind: 'offline',
    });
    const stranger = createBackend({ ...address, publishableKey: 'outra' });
    await expect(stranger.run((db) => db.from('recipes').select('id'))).rejects.toMatchObject({
      kind: 'rejected',
    });
  });
});

describe('moderator.ts and staff client', () => {
  const moderator = (args: string[], env = {}) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const script = path.resolve(import.meta.dirname, '../scripts/moderator.ts');
      const child = spawn(process.execPath, [script, ...args, '--data', path.join(folder, 'data')], {
        env: { ...process.env, STAFF_PASSWORD: PASSWORD, ...env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk;
        });
      }
      child.on('close', (code) => resolve({ code, output }));
    });
  const staff = () => createClient(address.url, address.publishableKey, { auth: { persistSession: false } });

  it('explains how to connect when a server is running', async () => {
    const { code, output } = await moderator(['add', 'ana@exemplo.pt']);
    expect(code).toBe(1);
    expect(output).toContain('--url http://localhost:5170/backend');
  });

  it('creates an account that signs in, moderates, renews its session and signs out', async () => {
    expect(await moderator(['add', 'ana@exemplo.pt', '--url', address.url])).toMatchObject({ code: 0 });
    const client = staff();
    const { data, error } = await client.auth.signInWithPassword({
      email: 'ana@exemplo.pt',
      password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user?.app_metadata.role).toBe('moderator');
    expect((await client.rpc('is_moderator')).data).toBe(true);
    // The seven example suggestions of the seed.
    expect((await client.rpc('moderation_queue', { queue: 'approved' })).data).toHaveLength(7);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.rpc('is_moderator')).data).toBe(true);
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.rpc('is_moderator')).error).toMatchObject({ code: '42501' });
  });

  it('lists moderators, and a new password ends open sessions', async () => {
    const client = staff();
    await client.auth.signInWithPassword({ email: 'ana@exemplo.pt', password: PASSWORD });
    const listed = await moderator(['list', '--url', address.url]);
    expect(listed.output).toContain('ana@exemplo.pt');
    await moderator(['password', 'ana@exemplo.pt', '--url', address.url]);
    expect((await client.rpc('moderation_counts')).status).toBe(401);
    const again = await staff().auth.signInWithPassword({ email: 'ana@exemplo.pt', password: PASSWORD });
    expect(again.error).toBeNull();
  });

  it.each(['moderator', 'retention'])(
    '%s finds the keys like the server, or names the missing setting',
    async (tool) => {
      const keys = path.join(folder, 'data.keys.json');
      const elsewhere = path.join(folder, 'elsewhere');
      const run = (args: string[], env: Record<string, string> = {}) => {
        const { SUPABASE_SECRET_KEY: _secret, KEYS_FILE: _keys, ...rest } = process.env;
        const script = path.resolve(import.meta.dirname, `../scripts/${tool}.ts`);
        const scriptArgs = [
          ...(tool === 'moderator' ? ['list'] : []),
          '--url',
          address.url,
          '--data',
          elsewhere,
          ...args,
        ];
        return promisify(execFile)(process.execPath, [script, ...scriptArgs], { env: { ...rest, ...env } });
      };
      await run([], { KEYS_FILE: keys });
      await run(['--keys', keys]);
      await expect(run([])).rejects.toThrow(/KEYS_FILE.*SUPABASE_SECRET_KEY/s);
      expect(existsSync(`${elsewhere}.keys.json`)).toBe(false);
      await expect(run([], { SUPABASE_SECRET_KEY: 'sb_secret_other' })).rejects.toThrow(
        /não aceita esta chave.*KEYS_FILE/s,
      );
    },
  );

  it('removes the role', async () => {
    await moderator(['remove', 'ana@exemplo.pt', '--url', address.url]);
    const client = staff();
    await client.auth.signInWithPassword({ email: 'ana@exemplo.pt', password: PASSWORD });
    expect((await client.rpc('is_moderator')).data).toBe(false);
  });

  it('logs the operator of role changes, by name or machine user, and prints the log', async () => {
    await moderator(['add', 'rita@exemplo.pt', '--by', 'Carla Dias', '--url', address.url]);
    await moderator(['remove', 'rita@exemplo.pt', '--url', address.url]);
    const { output } = await moderator(['log', '--url', address.url]);
    const day = new Date().toISOString().slice(0, 10);
    const [removed, added] = output.split('\n');
    expect(removed).toMatch(
      new RegExp(`^${day} \\d\\d:\\d\\d  rita@exemplo.pt deixou de moderar, por ${userInfo().username}$`),
    );
    expect(added).toMatch(
      new RegExp(`^${day} \\d\\d:\\d\\d  rita@exemplo.pt passou a moderar, por Carla Dias$`),
    );
  });

  it('rejects a wrong password without disclosing which part was wrong', async () => {
    const known = await staff().auth.signInWithPassword({ email: 'ana@exemplo.pt', password: 'errada' });
    const unknown = await staff().auth.signInWithPassword({
      email: 'ninguem@exemplo.pt',
      password: 'errada',
    });
    expect(known.error?.message).toBe(unknown.error?.message);
    expect(known.error?.status).toBe(400);
  });
});
