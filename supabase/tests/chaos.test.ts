// Two servers on one PostgreSQL, 16 busy clients, and all that can happen to a database. `OUTAGE_SECONDS=30` makes the stop
// as long as a failover may take.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadKeys } from '../local/keys.ts';
import { busyClients, type Load, VOTES } from './busy-clients.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

const OUTAGE_SECONDS = Number(process.env.OUTAGE_SECONDS ?? 3);
const CLIENTS = 16;
/** Milliseconds after which a server reaches its database again. */
const RECOVERY = 15_000;

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
const votes = async () => (await asOwner<{ n: number }>(VOTES))[0]?.n ?? 0;

beforeAll(async () => {
  cluster = await startPostgres();
  databaseUrl = await cluster.createDatabase();
  disk = await smallDisk(96);
  folder = await mkdtemp(path.join(tmpdir(), 'ia-chaos-'));
  const data = path.join(folder, 'data');
  await loadKeys(`${data}.keys.json`);
  servers = [
    await startServerProcess(data, databaseUrl, '--trust-proxy'),
    await startServerProcess(data, databaseUrl, '--trust-proxy'),
  ];
  await asOwner(`update private.settings set value = '100000000' where key like '%\\_per\\_%'`);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await cluster?.stop();
  await disk?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Whether a server can answer, by its own word. */
const isReady = (server: ServerProcess): Promise<boolean> =>
  fetch(`${server.url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
const allReady = () =>
  expect
    .poll(() => Promise.all(servers.map(isReady)), { timeout: RECOVERY, interval: 100 })
    .not.toContain(false);

/** Runs the clients before, while and after something happens; every server must have outlived it and lost nothing. */
async function underLoad(happening: (load: Load) => Promise<void>, allowed: readonly string[] = []) {
  const before = await votes();
  const clients = busyClients(servers, CLIENTS);
  const some = async (more = 50) => {
    const now = clients.load.acknowledged;
    await expect
      .poll(() => clients.load.acknowledged, { timeout: RECOVERY, interval: 50 })
      .toBeGreaterThan(now + more);
  };
  await some();
  await happening(clients.load);
  await allReady();
  await some();
  const load = await clients.stop();
  expect(load.unfit).toEqual([]);
  expect(
    Object.keys(load.answers).filter(
      (status) => !/^(2..|429|503)$/.test(status) && !allowed.includes(status),
    ),
  ).toEqual([]);
  expect(servers.map(({ exitCode }) => exitCode())).toEqual(servers.map(() => null));
  const kept = (await votes()) - before;
  expect(kept).toBeGreaterThanOrEqual(load.acknowledged);
  expect(kept).toBeLessThanOrEqual(load.tried);
  return load;
}

describe('servers on one PostgreSQL outlive', () => {
  it('a fast restart', async () => {
    await underLoad(async () => {
      await cluster.halt('fast');
      await cluster.begin();
    });
  });

  it('an immediate restart, which breaks connections and needs recovery', async () => {
    await underLoad(async () => {
      await cluster.halt('immediate');
      await cluster.begin();
    });
  });

  it(`a stop of ${OUTAGE_SECONDS} seconds, are alive meanwhile and not ready`, async () => {
    const load = await underLoad(async () => {
      await cluster.halt('fast');
      const [server] = servers as [ServerProcess];
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      const ready = await fetch(`${server.url}/ready`);
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await ready.json()).toEqual({ ok: false, reason: 'database' });
      await setTimeout(OUTAGE_SECONDS * 1000);
      await cluster.begin();
    });
    expect(load.answers[503]).toBeGreaterThan(0);
  });

  it('the end of all their connections', async () => {
    await underLoad(async () => {
      for (let round = 0; round < 5; round += 1) {
        await asOwner(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        );
        await setTimeout(100);
      }
    });
  });

  it('connections that are used up', async () => {
    await underLoad(async () => {
      const greedy = postgres(databaseUrl, { max: 80, onnotice: () => {} });
      const held = Array.from({ length: 80 }, () => greedy`select pg_sleep(2)`.catch(() => null));
      await asOwner('select 1').catch(() => {});
      await setTimeout(500);
      // As superuser, whose connections are kept free: theirs fall and cannot be had again.
      await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and query not like '%pg_sleep%' and datname = current_database()`).catch(
        () => {},
      );
      await Promise.all(held);
      await greedy.end({ timeout: 1 });
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
      else {
        await asOwner(`create function private.full_disk() returns trigger language plpgsql as
          $$ begin raise exception 'could not extend file "base/5/16525"' using errcode = '53100'; end $$;
          create trigger full_disk before insert on private.rate_counters for each statement execute function private.full_disk()`);
      }
      await expect.poll(() => unavailable(load), { timeout: RECOVERY }).toBeGreaterThan(20);
      if (disk) await disk.free();
      else await asOwner('drop function private.full_disk() cascade');
    });
  });

  it('one of them that is killed', async () => {
    const [killed, left] = servers as [ServerProcess, ServerProcess];
    await underLoad(async () => {
      servers = [left];
      await killed.end('SIGKILL');
    }, ['broken', 'refused']);
  });
});
