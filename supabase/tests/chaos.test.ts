// Two servers on one PostgreSQL with 16 busy clients, under database failures. In a long run, and with
// `OUTAGE_SECONDS=30`, the outage lasts as long as a failover.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isLongRun } from '@ia/test-support/long-run';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadKeys } from '../local/keys.ts';
import { type Load, startBusyClients, VOTE_COUNT_SQL } from './busy-clients.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const OUTAGE_SECONDS = Number(process.env.OUTAGE_SECONDS ?? (isLongRun ? 30 : 3));
const CLIENTS = 16;
/** Time for a server to reconnect to its database. */
const RECOVERY_MS = 15_000;

vi.setConfig({ testTimeout: 120_000 + OUTAGE_SECONDS * 1000 });

let cluster: PostgresCluster;
let disk: SmallDisk | null;
let databaseUrl: string;
let folder: string;
let servers: ServerProcess[] = [];

async function asOwner<Row extends object>(statement: string): Promise<Row[]> {
  const owner = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return (await owner.unsafe(statement)) as unknown as Row[];
  } finally {
    await owner.end();
  }
}
const countVotes = async () => (await asOwner<{ n: number }>(VOTE_COUNT_SQL))[0]?.n ?? 0;

beforeAll(async () => {
  cluster = await startPostgres();
  databaseUrl = await cluster.createDatabase();
  disk = await mountSmallDisk(96);
  folder = await mkdtemp(path.join(tmpdir(), 'ia-chaos-'));
  const data = path.join(folder, 'data');
  await loadKeys(`${data}.keys.json`);
  servers = [
    await startServerProcess(data, databaseUrl, '--trust-proxy'),
    await startServerProcess(data, databaseUrl, '--trust-proxy'),
  ];
  // The load must not reach a rate limit.
  await asOwner(`update private.settings set value = '100000000' where key like '%\\_per\\_%'`);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await cluster?.stop();
  await disk?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** True when a server's readiness endpoint answers 200. */
const isReady = (server: ServerProcess): Promise<boolean> =>
  fetch(`${server.url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
const expectAllReady = () =>
  expect
    .poll(() => Promise.all(servers.map(isReady)), { timeout: RECOVERY_MS, interval: 100 })
    .not.toContain(false);

/**
 * Runs clients before, during and after an event; every server must survive it and lose no acknowledged vote.
 * @param extraStatuses allowed answers besides success, 429 and 503
 */
async function underLoad(event: (load: Load) => Promise<void>, extraStatuses: readonly string[] = []) {
  const before = await countVotes();
  const clients = startBusyClients(servers, CLIENTS);
  const expectMoreVotes = async (minimum = 50) => {
    const now = clients.load.acknowledged;
    await expect
      .poll(() => clients.load.acknowledged, { timeout: RECOVERY_MS, interval: 50 })
      .toBeGreaterThan(now + minimum);
  };
  await expectMoreVotes();
  await event(clients.load);
  await expectAllReady();
  await expectMoreVotes();
  const load = await clients.stop();
  expect(load.invalidErrors).toEqual([]);
  expect(
    Object.keys(load.answers).filter(
      (status) => !/^(2..|429|503)$/.test(status) && !extraStatuses.includes(status),
    ),
  ).toEqual([]);
  expect(servers.map(({ exitCode }) => exitCode())).toEqual(servers.map(() => null));
  const stored = (await countVotes()) - before;
  expect(stored).toBeGreaterThanOrEqual(load.acknowledged);
  expect(stored).toBeLessThanOrEqual(load.attempts);
  return load;
}

describe('Servers on one PostgreSQL survive', () => {
  it('a fast restart', async () => {
    await underLoad(async () => {
      await cluster.halt('fast');
      await cluster.begin();
    });
  });

  it('an immediate restart, which drops connections and needs recovery', async () => {
    await underLoad(async () => {
      await cluster.halt('immediate');
      await cluster.begin();
    });
  });

  it(`an outage of ${OUTAGE_SECONDS} seconds, alive but not ready`, async () => {
    const load = await underLoad(async () => {
      await cluster.halt('fast');
      const [server] = servers as [ServerProcess];
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      // Readiness is cached for one second.
      await expect.poll(async () => (await fetch(`${server.url}/ready`)).status, { timeout: 5000 }).toBe(503);
      const ready = await fetch(`${server.url}/ready`);
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await ready.json()).toEqual({ ok: false, reason: 'database' });
      await setTimeout(OUTAGE_SECONDS * 1000);
      await cluster.begin();
    });
    expect(load.answers[503]).toBeGreaterThan(0);
  });

  it('termination of all their connections', async () => {
    await underLoad(async () => {
      for (let round = 0; round < 5; round += 1) {
        await asOwner(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        );
        await setTimeout(100);
      }
    });
  });

  it('connection exhaustion, with 503 responses', async () => {
    await underLoad(async (load) => {
      const client = (application_name: string) =>
        postgres(databaseUrl, { max: 1, onnotice: () => {}, connection: { application_name } });
      // Connect before the limit is reached.
      const admin = client('admin');
      const count = async (condition: string) =>
        (
          await admin.unsafe(
            `select count(*)::int as n from pg_stat_activity where datname = current_database() and ${condition}`,
          )
        )[0]?.n;
      await admin`select 1`;
      const greedy: postgres.Sql[] = [];
      const refusals: string[] = [];
      const holdConnections = async (connections: number) => {
        for (let n = 0; n < connections; n += 1) {
          const one = client('greedy');
          one`select pg_sleep(100)`.catch(({ code }) => refusals.push(code));
          greedy.push(one);
        }
        const completed = async () => (await count("query like '%pg_sleep(100)%'")) + refusals.length;
        // The counting statement uses one connection.
        await expect.poll(completed, { timeout: RECOVERY_MS, interval: 50 }).toBe(greedy.length + 1);
      };
      try {
        await holdConnections(80);
        const serverConnectionsSql =
          "backend_type = 'client backend' and application_name not in ('admin', 'greedy')";
        const countServerConnections = async () => {
          await admin.unsafe(`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and ${serverConnectionsSql}`);
          await holdConnections(20);
          return count(serverConnectionsSql);
        };
        // Each round starts twenty connections, which takes seconds on a busy machine.
        await expect.poll(countServerConnections, { timeout: 3 * RECOVERY_MS }).toBe(0);
        expect(new Set(refusals)).toEqual(new Set(['53300']));
        const expectMoreRefusals = async (more: number) => {
          const before = load.answers[503] ?? 0;
          await expect
            .poll(() => load.answers[503] ?? 0, { timeout: RECOVERY_MS })
            .toBeGreaterThan(before + more);
        };
        // Votes committed before the last connection dropped are acknowledged by now.
        await expectMoreRefusals(20);
        const acknowledged = load.acknowledged;
        await expectMoreRefusals(20);
        expect(load.acknowledged).toBe(acknowledged);
      } finally {
        await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'greedy'`;
        await Promise.all([...greedy, admin].map((one) => one.end({ timeout: 1 })));
      }
    });
  });

  it('a full disk', async () => {
    if (disk) {
      await asOwner(`create tablespace small location '${disk.folder}'`);
      await asOwner(`do $$ declare t regclass; begin
        for t in select oid::regclass from pg_class where relkind in ('r', 'i') and relnamespace in ('private'::regnamespace) loop
          if (select relkind from pg_class where oid = t) = 'r' then execute format('alter table %s set tablespace small', t);
          else execute format('alter index %s set tablespace small', t); end if;
        end loop; end $$`);
    }
    const unavailable = (load: Load) => load.answers[503] ?? 0;
    await underLoad(async (load) => {
      if (disk) await disk.fill();
      // Without the right to mount a small disk, a trigger raises the error of a full one.
      else {
        await asOwner(`create function private.full_disk() returns trigger language plpgsql as
          $$ begin raise exception 'could not extend file "base/5/16525"' using errcode = '53100'; end $$;
          create trigger full_disk before insert on private.rate_counters for each statement execute function private.full_disk()`);
      }
      await expect.poll(() => unavailable(load), { timeout: RECOVERY_MS }).toBeGreaterThan(20);
      if (disk) await disk.free();
      else await asOwner('drop function private.full_disk() cascade');
    });
  });

  it('a killed server', async () => {
    const [killed, left] = servers as [ServerProcess, ServerProcess];
    await underLoad(async () => {
      servers = [left];
      await killed.end('SIGKILL');
    }, ['broken', 'refused']);
  });
});
