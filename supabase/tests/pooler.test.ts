// Several server processes on one PostgreSQL behind a transaction pooler behave like one.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadKeys } from '../local/keys.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const PROCESSES = 3;
const VOTERS = 60;
/** Votes that the limit allows: fewer than VOTERS, and no multiple of PROCESSES. */
const LIMIT = 37;

let cluster: PostgresCluster;
let pooler: Pooler;
let folder: string;
let servers: ServerProcess[] | undefined;
let owner: postgres.Sql;

beforeAll(async () => {
  cluster = await startPostgres();
  const databaseUrl = await cluster.createDatabase();
  pooler = await startPooler(databaseUrl);
  folder = await mkdtemp(path.join(tmpdir(), 'ia-several-'));
  owner = postgres(databaseUrl, { max: 1 });
  const data = path.join(folder, 'data');
  await loadKeys(`${data}.keys.json`);
  // Start all at once on a database that one of them has to migrate.
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServerProcess(data, pooler.url)));
  await owner`update private.settings set value = '100000' where key like '%\_per\_%'`;
});
afterAll(async () => {
  await Promise.all(servers?.map((server) => server.end('SIGKILL')) ?? []);
  await owner?.end();
  await pooler?.stop();
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

const call = async (index: number, visitor: string, name: string, args: object) => {
  const server = servers?.[index % PROCESSES] as ServerProcess;
  const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      'x-visitor-id': visitor,
      'content-type': 'application/json',
    },
    body: JSON.stringify(args),
  });
  return { status: response.status, body: await response.json() };
};
const vote = (index: number, visitor: string, p_id: string) =>
  call(index, visitor, 'vote_on_principle', { p_id, vote_type: 'up' });
const visitorIds = Array.from({ length: VOTERS }, () => randomUUID());

it('Three processes migrate and seed a database once', async () => {
  const [row] = await owner`select count(*)::int as n, count(distinct version)::int as different
    from supabase_migrations.schema_migrations`;
  expect(row?.n).toBe(row?.different);
  const [seeded] = await owner`select count(*)::int as n from public.manifesto_principles`;
  expect(seeded?.n).toBe(6);
});

it('Processes count each visitor once', async () => {
  const before = (await vote(0, randomUUID(), 'literacia')).body.upvotes;
  // Each visitor votes at two processes at the same moment.
  const answers = await Promise.all(
    visitorIds.flatMap((visitor, index) => [
      vote(index, visitor, 'literacia'),
      vote(index + 1, visitor, 'literacia'),
    ]),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.filter(({ body }) => body.changed)).toHaveLength(VOTERS);
  expect((await vote(2, visitorIds[0] as string, 'literacia')).body.upvotes).toBe(before + VOTERS);
});

it('Visitors keep their identity on shared connections', async () => {
  // Each visitor asks for their own rating, which only their own id finds.
  const rate = (index: number, visitor: string, rating_value: number) =>
    call(index, visitor, 'increment_recipe_rating', { recipe_id: 'brainstorm', rating_value });
  await Promise.all(visitorIds.map((visitor, index) => rate(index, visitor, 1 + (index % 5))));
  const again = await Promise.all(
    visitorIds.map((visitor, index) => rate(index + 1, visitor, 1 + (index % 5))),
  );
  expect(again.filter(({ body }) => body.changed !== false)).toEqual([]);
});

it('Rate limit is exact across all processes', async () => {
  await owner`update private.settings set value = ${LIMIT} where key = 'votes_per_address_target_day'`;
  const answers = await Promise.all(visitorIds.map((visitor, index) => vote(index, visitor, 'bem-comum')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(VOTERS - LIMIT);
});
