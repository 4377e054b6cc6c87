// Backs up a database with deploy/backup.sh, restores it with deploy/restore.sh, and compares every row.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, startBackend } from '../local/index.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';
import { PASSWORD, signIn, type Visitor, visitor } from './visitor.ts';

const run = promisify(execFile);
const scriptPath = (name: string) => path.resolve(import.meta.dirname, '../../deploy', name);
const RECEIPT = '7K3M-9QRS-2TVW-4XYZ';

let cluster: PostgresCluster;
let folder: string;
let backup: string;
let original: string;
let output: { stdout: string; stderr: string };
/** Visitor id that has voted in the original. */
const voter = randomUUID();

/** Starts a server on a database. */
const startOn = (databaseUrl: string) =>
  startBackend({
    dataDir: 'memory',
    databaseUrl,
    keyFile: path.join(folder, 'keys.json'),
    schemasDir: path.join(folder, 'schemas'),
  });

/** A team schema. Its trigger rejects every insert, so it must not fire during a restore. */
const TEAM_SCHEMA_SQL = `create table biblioteca.requests (id bigint generated always as identity primary key, text text);
alter table biblioteca.requests enable row level security;
create function biblioteca.refuse() returns trigger language plpgsql as $$ begin raise 'not again'; end $$;`;
const TRIGGER_SQL = `create trigger refuse before insert on biblioteca.requests for each row execute function biblioteca.refuse();`;

/** Creates a migrated and unused database, as after `supabase db push`. */
async function emptyDatabase(owner?: string): Promise<string> {
  const url = await cluster.createDatabase(owner);
  await (await startOn(url)).close();
  return url;
}

const runScript = (name: string, databaseUrl: string, from = backup) =>
  run(scriptPath(name), [from], {
    env: { ...process.env, PATH: `${cluster.bin}:${process.env.PATH}`, DATABASE_URL: databaseUrl },
  });

async function query(databaseUrl: string, statement: string): Promise<object[]> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

/** Every row of every table that a backup contains. */
async function rowsOf(backend: Backend): Promise<Record<string, unknown>> {
  const tables = await backend.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'biblioteca') or (schemaname, tablename) in (('auth', 'users'), ('auth', 'identities'))
     order by 1`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await backend.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)).map(
        ({ row }) => row,
      ),
    ]),
  );
  return Object.fromEntries(rows);
}

const vote = async (backend: Backend, id = voter) =>
  (
    await visitor(backend, { id }).rpc('vote_on_principle', {
      p_id: 'literacia',
      vote_type: 'up',
    })
  ).body;

async function moderate(moderator: Visitor, s_id: string, new_status: string): Promise<void> {
  const { status, body } = await moderator.rpc('moderate_suggestion', { s_id, new_status });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

beforeAll(async () => {
  cluster = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'ia-backup-'));
  backup = path.join(folder, 'backup');
  original = await cluster.createDatabase('createrole');
  const schema = path.join(folder, 'schemas/biblioteca');
  await mkdir(schema, { recursive: true });
  await writeFile(path.join(schema, '20260101000000_requests.sql'), TEAM_SCHEMA_SQL + TRIGGER_SQL);
  const backend = await startOn(original);
  await backend.run(`alter table biblioteca.requests disable trigger refuse;
    insert into biblioteca.requests (text) values ('Mais livros');
    alter table biblioteca.requests enable trigger refuse;`);
  await vote(backend);
  await visitor(backend).suggest({
    suggestion_text: "Bibliotecas d'abril\tcom «IA»\\n",
    author: 'Inês',
    status: 'pending',
    receipt_code: RECEIPT,
  });
  const ana = visitor(backend, { token: await signIn(backend, 'ana@exemplo.pt', { role: 'moderator' }) });
  const [suggestion] = (await ana.rpc('moderation_queue', { queue: 'pending', max_rows: 9 })).body;
  await moderate(ana, suggestion.id, 'approved');
  await backend.close();
  output = await runScript('backup.sh', original);
});
afterAll(async () => {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('Backup prints its summary and no error-like output', () => {
  expect(output.stderr).toBe('');
  expect(output.stdout).toMatch(/bytes, of a database at migration \d{14}/);
});

it.each([
  ['a superuser', undefined],
  ['an owner without superuser rights', 'createrole'],
])('Restore by %s returns every row, and with the salt rejects repeated votes', async (_, owner) => {
  const before = await startOn(original);
  const rows = await rowsOf(before);
  await before.close();
  const url = await emptyDatabase(owner);
  const triggersAndConstraints = async () =>
    (await query(url, `select conname, condeferrable from pg_constraint order by 1, 2`)).concat(
      await query(url, `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`),
    );
  const guardsBefore = await triggersAndConstraints();
  await runScript('restore.sh', url);
  expect(await triggersAndConstraints()).toEqual(guardsBefore);
  const backend = await startOn(url);
  expect(await rowsOf(backend)).toEqual(rows);
  expect(rows['private.principle_votes']).toHaveLength(1);
  expect(rows['biblioteca.requests']).toEqual(['(1,"Mais livros")']);
  expect(await vote(backend)).toMatchObject({ changed: false });
  expect(await vote(backend, randomUUID())).toMatchObject({ changed: true });
  const session = await visitor(backend).send('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email: 'ana@exemplo.pt', password: PASSWORD },
  });
  const ana = visitor(backend, { token: session.body.access_token });
  const [suggestion] = (await ana.rpc('moderation_queue', { queue: 'approved', max_rows: 9 })).body;
  expect((await visitor(backend).rpc('suggestion_receipt', { receipt_code: RECEIPT })).body.stage).toBe(
    'approved',
  );
  // Sequences continue after the last number.
  await moderate(ana, suggestion.id, 'in_review');
  await backend.close();
});

it('Restore refuses a database in use', async () => {
  await expect(runScript('restore.sh', original)).rejects.toThrow('This database is in use');
});

it('Restore refuses a database without tables and explains how to create them', async () => {
  await expect(runScript('restore.sh', await cluster.createDatabase())).rejects.toThrow(
    'Start the server on it once and stop it',
  );
});

it('Restore changes nothing when it fails, and refuses a backup of another migration', async () => {
  const url = await emptyDatabase();
  const damaged = path.join(folder, 'damaged');
  await run('cp', ['-r', backup, damaged]);
  await appendFile(path.join(damaged, 'data.sql'), '\nselect 1 / 0;\n');
  const before = await startOn(url);
  const rows = await rowsOf(before);
  await before.close();
  await expect(runScript('restore.sh', url, damaged)).rejects.toThrow('division by zero');
  const after = await startOn(url);
  expect(await rowsOf(after)).toEqual(rows);
  await after.close();
  await writeFile(path.join(damaged, 'migration'), '20200101000000');
  await expect(runScript('restore.sh', url, damaged)).rejects.toThrow(
    'The backup is from migration 20200101000000',
  );
});

it('Backup of a missing database leaves no files, and restore refuses an incomplete backup', async () => {
  const missingFolder = path.join(folder, 'nothing');
  const emptyFolder = path.join(folder, 'there');
  await mkdir(emptyFolder);
  await expect(runScript('backup.sh', `${original}_missing`, emptyFolder)).rejects.toThrow('does not exist');
  expect(await readdir(emptyFolder)).toEqual([]);
  await expect(runScript('backup.sh', `${original}_missing`, missingFolder)).rejects.toThrow(
    'does not exist',
  );
  expect(existsSync(missingFolder)).toBe(false);
  await expect(runScript('restore.sh', original, missingFolder)).rejects.toThrow('is not a complete backup');
});
