// The server with a database user who is no superuser, as on managed PostgreSQL, which has no BYPASSRLS either.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Backend, startBackend } from '../local/index.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';
import { signIn, visitor } from './visitor.ts';

const workspace = path.resolve(import.meta.dirname, '../..');
const asAdministrator = (databaseUrl: string) => databaseUrl.replace(/\/\/\w+@/, '//postgres@');

let cluster: PostgresCluster;
beforeEach(async () => {
  cluster = await startPostgres();
});
afterEach(() => cluster.stop());

// Owners of the databases below: createDatabase('createrole') may create roles, createDatabase('') has no attributes,
// createDatabase() is the superuser.
const start = (databaseUrl: string) => startBackend({ dataDir: 'memory', databaseUrl });
const psql = (databaseUrl: string, ...args: string[]) =>
  promisify(execFile)(path.join(cluster.bin, 'psql'), [asAdministrator(databaseUrl), '-X', ...args], {
    cwd: workspace,
  });

/** Checks the access of a visitor, a moderator and the secret key. */
async function expectToServe(backend: Backend): Promise<void> {
  const { status } = await visitor(backend).suggest({
    suggestion_text: 'Sessões nas bibliotecas',
    author: 'Inês',
    status: 'pending',
    receipt_code: '7K3M-9QRS-2TVW-4XYZ',
  });
  expect(status).toBe(201);
  const pending = '/rest/v1/manifesto_suggestions?select=id,status&status=eq.pending';
  expect((await visitor(backend, { apikey: backend.secretKey }).get(pending)).body).toHaveLength(1);
  expect((await visitor(backend).get('/rest/v1/manifesto_principles?select=id')).body).toHaveLength(6);
  const ana = visitor(backend, { token: await signIn(backend, 'ana@exemplo.pt', { role: 'moderator' }) });
  expect((await ana.rpc('moderation_queue', { queue: 'pending', max_rows: 9 })).body).toHaveLength(1);
}

it('Server runs with an owner that may create roles', async () => {
  const databaseUrl = await cluster.createDatabase('createrole');
  const backend = await start(databaseUrl);
  await expectToServe(backend);
  await backend.close();
  await (await start(databaseUrl)).close();
});

it('Start names the missing rights of an owner without createrole, and works after the suggested command', async () => {
  const databaseUrl = await cluster.createDatabase('');
  const refusal = await start(databaseUrl).catch((error: Error) => error.message);
  expect(refusal).toContain('the role anon does not exist');
  const [, args] = /^ {2}psql <[^>]+> (-v user=\S+ -f deploy\/roles\.sql)$/m.exec(String(refusal)) ?? [];
  await psql(databaseUrl, ...String(args).split(' '));
  const backend = await start(databaseUrl);
  await expectToServe(backend);
  await backend.close();
  // The command is idempotent.
  await psql(databaseUrl, ...String(args).split(' '));
  await (await start(databaseUrl)).close();
  await psql(databaseUrl, '-c', 'revoke service_role from owner_1');
  await expect(start(databaseUrl)).rejects.toThrow('owner_1 may not act as service_role');
});

it('Start names the missing rights of a user that does not own the database, and works after the same command', async () => {
  const databaseUrl = await cluster.createDatabase();
  await psql(databaseUrl, '-c', 'create role guest login');
  const asGuest = databaseUrl.replace('//postgres@', '//guest@');
  await expect(start(asGuest)).rejects.toThrow(/guest may not create a schema in the database site_1/);
  await psql(databaseUrl, '-v', 'user=guest', '-f', 'deploy/roles.sql');
  const backend = await start(asGuest);
  await expectToServe(backend);
  await backend.close();
});

it('Roles script works for an administrator without superuser rights', async () => {
  const administrator = await cluster.createDatabase('createrole');
  const psqlAsAdministrator = (...args: string[]) =>
    promisify(execFile)(path.join(cluster.bin, 'psql'), [administrator, '-X', ...args], { cwd: workspace });
  await psqlAsAdministrator('-c', 'create role ia login');
  await psqlAsAdministrator('-v', 'user=ia', '-f', 'deploy/roles.sql');
  const backend = await start(administrator.replace(/\/\/\w+@/, '//ia@'));
  await expectToServe(backend);
  await backend.close();
});

it('Roles script requires a user', async () => {
  const databaseUrl = await cluster.createDatabase();
  await expect(psql(databaseUrl, '-f', 'deploy/roles.sql')).rejects.toThrow('Name the user');
});
