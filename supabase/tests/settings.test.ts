// Invalid settings, and a program older than its database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../local/index.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';
import { collectStderr, spawnServer, waitForExit } from './server-process.ts';

let folder: string;
let cluster: PostgresCluster;
const inFolder = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ia-settings-'));
  cluster = await startPostgres();
  await writeFile(inFolder('a-file'), '');
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const startError = (options: Partial<Parameters<typeof startBackend>[0]>): Promise<string> =>
  startBackend({ dataDir: 'memory', ...options }).then(
    async (backend) => {
      await backend.close();
      return 'started';
    },
    (error: Error) => error.message,
  );

describe('Invalid key file is reported as KEYS_FILE', () => {
  it.each([
    ['{publishableKey: "sb_secret_x"}', /^KEYS_FILE \(--keys\): .*keys\.json is not JSON\./],
    ['', /^KEYS_FILE \(--keys\): .*keys\.json is not JSON\./],
    ['{"publishableKey":"x","secretKey":7}', /^KEYS_FILE .*missing or invalid: secretKey, jwtSecret/],
    ['null', /^KEYS_FILE .*missing or invalid: the whole file/],
  ])('with content %j', async (text, expected) => {
    await writeFile(inFolder('keys.json'), text);
    const message = await startError({ keyFile: inFolder('keys.json') });
    expect(message).toMatch(expected);
    expect(message).not.toContain('sb_secret');
  });

  it('when it is a folder or its parent is a file', async () => {
    expect(await startError({ keyFile: folder })).toMatch(/^KEYS_FILE .*cannot be read \(EISDIR\)/);
    expect(await startError({ keyFile: inFolder('a-file/keys.json') })).toMatch(/^KEYS_FILE .*\(ENOTDIR\)/);
  });
});

describe('Invalid data folder is reported as DATA_DIR', () => {
  it('when it or its parent is a file', async () => {
    expect(await startError({ dataDir: inFolder('a-file') })).toMatch(
      /^DATA_DIR \(--data\): .*a-file cannot be used/,
    );
    expect(await startError({ dataDir: inFolder('a-file/data') })).toMatch(
      /^DATA_DIR .*a-file\/data cannot be used/,
    );
  });

  it('without a stack trace when the server runs alone', async () => {
    const server = spawnServer(inFolder('a-file'));
    const [stderr, code] = await Promise.all([collectStderr(server), waitForExit(server)]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR \(--data\): the folder .*\n$/);
  });
});

describe('Invalid database URL is reported as DATABASE_URL without the password', () => {
  it.each([
    ['mysql://ia:segredo@127.0.0.1:3306/ia', /^DATABASE_URL: expected an address of PostgreSQL .*mysql:\/\//],
    ['127.0.0.1/ia?segredo', /^DATABASE_URL: expected an address such as postgres:\/\//],
    [
      'postgres://ia:segredo/1@127.0.0.1:5432/ia',
      /special characters of the password as in addresses: \/ as %2F/,
    ],
    [
      'postgres://ia:segredo@127.0.0.1:1/ia',
      /^DATABASE_URL: the database ia at 127\.0\.0\.1:1, as ia: .*ECONNREFUSED.*correct the address/,
    ],
  ])('%s', async (databaseUrl, expected) => {
    const message = await startError({ databaseUrl });
    expect(message).toMatch(expected);
    expect(message).not.toContain('segredo');
  });

  it('when the database or the user does not exist', async () => {
    const databaseUrl = await cluster.createDatabase();
    expect(await startError({ databaseUrl: databaseUrl.replace(/\w+$/, 'nada') })).toMatch(
      /^DATABASE_URL: the database nada at .*"nada" does not exist/,
    );
    expect(await startError({ databaseUrl: databaseUrl.replace('postgres@', 'ninguem@') })).toMatch(
      /^DATABASE_URL: .*as ninguem: role "ninguem" does not exist/,
    );
  });
});

describe.each([
  ['the embedded database', async () => ({ dataDir: inFolder('older') })],
  ['PostgreSQL', async () => ({ dataDir: 'memory', databaseUrl: await cluster.createDatabase() })],
])('older program on %s', (_, createOptions) => {
  it('warns and names the unknown migrations', { timeout: 300_000 }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const options = await createOptions();
    const newer = await startBackend(options);
    expect(warn).not.toHaveBeenCalled();
    await newer.run(
      `insert into supabase_migrations.schema_migrations (version, name) values ('20990102000000', null), ('20990101000000', 'later')`,
    );
    await newer.close();
    await (await startBackend(options)).close();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^This program is older than its database, .*: 20990101000000_later, 20990102000000\.\nIts own newest is 20\d{12}\./,
      ),
    );
  });
});
