// @vitest-environment node
// Runs the commands of docs/deploy.md (chapters 7 and 9), docs/scale.md and docs/own-data.md on a small site
// and a PostgreSQL. Over 300 lines because the documented steps share one cluster, site and server.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote, publishShell } from '@ia/federation/commands';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { withRsync } from '@ia/test-support/rsync';
import { startCaddy } from '@ia/test-support/web-servers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startBusyClients, VOTE_COUNT_SQL } from '../supabase/tests/busy-clients.ts';
import { type PostgresCluster, startPostgres } from '../supabase/tests/postgres.ts';
import { fillIn, findCommand, type RunningServer, runShell, startServer } from './documented/production.ts';
import { workspace } from './run.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const SITE_URL = 'https://ia.lisboa.pt';
const VOTE = '/backend/rest/v1/rpc/vote_on_principle';

let folder: string;
let cluster: PostgresCluster;
/** `127.0.0.1:<port>` of the cluster. */
let host: string;
let databaseUrl: string;
let configFile: string;
let key: string;
/** Runs during all tests. */
let mainServer: RunningServer;
let startedServers: RunningServer[] = [];

const fillPlaceholders = (command: string): string => fillIn(command, { folder, host, databaseUrl });

const docCommand = (command: RegExp): string => fillPlaceholders(findCommand(command));

function createEnvironment(base = process.env): NodeJS.ProcessEnv {
  const [, port = ''] = host.split(':');
  return {
    ...base,
    PATH: `${cluster.bin}:${base.PATH}`,
    PGHOST: '127.0.0.1',
    PGPORT: port,
    PGUSER: 'postgres',
    SITE_DIR: path.dirname(configFile),
    DATA_DIR: path.join(folder, 'data'),
    SKIP_BUILD: '1',
    PORT: '0',
    DATABASE_URL: undefined,
  };
}

const run = (command: string, cwd = workspace, base = process.env): Promise<string> =>
  runShell(command, { cwd, env: createEnvironment(base) });

async function start(command: string): Promise<RunningServer> {
  const server = startServer(command, { cwd: workspace, env: createEnvironment() });
  startedServers.push(server);
  await server.ready;
  return server;
}

const psql = (database: string, statement: string): Promise<string> =>
  run(`psql -X -At -d ${database} -c "${statement}"`);

const postJson = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-production-'));
  const site = path.join(folder, 'site');
  configFile = path.join(site, 'site.config.json');
  await mkdir(site);
  cluster = await startPostgres();
  host = new URL(await cluster.createDatabase()).host;
  databaseUrl = `postgres://ia:x7Kq-9rTz@${host}/ia`;
  await run(docCommand(/create role administrator login/));
  await run(docCommand(/^psql .*create role ia login/));
  await run(docCommand(/^psql \S+\/ia .*roles\.sql$/));
  key = await run(docCommand(/server-keys\.ts/));
  const config = {
    production: true,
    siteUrl: `${SITE_URL}/`,
    backend: { url: '/backend', publishableKey: key },
  };
  await writeFile(configFile, JSON.stringify(config));
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'one' }), site);
  await publishRemote(await buildApp(path.join(folder, 'mfe-x')), site);
  mainServer = await start(docCommand(/^SKIP_BUILD=1 TRUST_PROXY=1 .*start\.ts --production$/));
});
afterEach(async () => {
  const others = startedServers.filter((server) => server !== mainServer);
  for (const { signal } of others) signal('SIGKILL');
  await Promise.all(others.map(({ ended }) => ended));
  startedServers = [mainServer];
});
afterAll(async () => {
  mainServer?.signal('SIGKILL');
  await mainServer?.ended;
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('start --production serves the site and its backend as a database user who is not a superuser', async () => {
  expect(await psql('ia', "select rolsuper, rolcreaterole from pg_roles where rolname = 'ia'")).toBe('f|f');
  const ready = await fetch(`${mainServer.url}/backend/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true }]);
  const home = await fetch(`${mainServer.url}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain(key);
  const origins = "select value from private.settings where key = 'allowed_origins'";
  expect(await psql('ia', origins)).toBe(SITE_URL);
  const vote = { p_id: 'literacia', vote_type: 'up' };
  expect((await postJson(mainServer.url + VOTE, vote, { origin: SITE_URL })).status).toBe(200);
  expect((await postJson(mainServer.url + VOTE, vote, { origin: 'https://outro.pt' })).status).toBe(403);
});

it('start prints the applied migrations once', async () => {
  const applied = /^Migrations applied: \d+, up to \d{14}_\w+$/m;
  expect(mainServer.output()).toMatch(applied);
  const second = await start(docCommand(/^SKIP_BUILD=1 KEYS_FILE=.* start --production$/));
  expect(second.output()).not.toMatch(applied);
});

it('start --production applies changed `origins` of site.config.json without a restart', async () => {
  const policy = async () => (await fetch(`${mainServer.url}/`)).headers.get('content-security-policy');
  const origin = 'https://cursos.lisboa.pt';
  expect(await policy()).not.toContain(origin);
  const before = await readFile(configFile, 'utf8');
  await writeFile(configFile, JSON.stringify({ ...JSON.parse(before), origins: [origin] }));
  await expect.poll(policy, { timeout: 10_000 }).toContain(`script-src 'self' ${origin}`);
  await writeFile(configFile, before);
  await expect.poll(policy, { timeout: 10_000 }).not.toContain(origin);
});

it('start --production refuses a flag that no live app declares', async () => {
  const before = await readFile(configFile, 'utf8');
  await writeFile(
    configFile,
    JSON.stringify({ ...JSON.parse(before), featureFlags: { enableEverything: true } }),
  );
  try {
    const starting = start(docCommand(/^SKIP_BUILD=1 KEYS_FILE=.* start --production$/));
    await expect(starting).rejects.toThrow(/enableEverything[\s\S]*Nothing was started/);
  } finally {
    await writeFile(configFile, before);
  }
});

it('a second process on the database answers its request in flight after SIGTERM and exits 0', async () => {
  const second = await start(docCommand(/^SKIP_BUILD=1 KEYS_FILE=.* start --production$/));
  expect((await fetch(`${second.url}/backend/ready`)).status).toBe(200);
  const lock = run(
    'psql -X -d ia -c "begin; lock table manifesto_principles in access exclusive mode; select pg_sleep(100); commit"',
  ).catch(() => {});
  /** Counts the connections that wait for the event of this name. */
  const count = (name: string) => () =>
    psql('postgres', `select count(*) from pg_stat_activity where datname = 'ia' and wait_event = '${name}'`);
  await expect.poll(count('PgSleep'), { timeout: 20_000 }).toBe('1');
  // Statements of the secret key have no timeout that the lock could exceed.
  const { secretKey } = JSON.parse(await readFile(path.join(folder, 'keys.json'), 'utf8'));
  const vote = { p_id: 'responsabilidade', vote_type: 'up' };
  const inFlight = postJson(second.url + VOTE, vote, { apikey: secretKey });
  await expect.poll(count('relation'), { timeout: 20_000 }).toBe('1');
  second.signal('SIGTERM');
  await expect.poll(() => fetch(second.url).catch(() => 'refused'), { timeout: 20_000 }).toBe('refused');
  expect(await count('relation')()).toBe('1');
  await psql('postgres', "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'");
  await lock;
  const response = await inFlight;
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ changed: true })]);
  expect(await second.ended).toBe(0);
  expect((await fetch(`${mainServer.url}/backend/ready`)).status).toBe(200);
});

it('two processes behind Caddy lose no acknowledged vote when one of them is killed', async () => {
  await psql('ia', "update private.settings set value = '100000000' where key like '%\\_per\\_%'");
  const countStoredVotes = async () => Number(await psql('ia', VOTE_COUNT_SQL));
  const before = await countStoredVotes();
  const killed = await start(docCommand(/^SKIP_BUILD=1 KEYS_FILE=.* start --production$/));
  const caddy = await startCaddy(path.join(workspace, 'deploy/Caddyfile'), {
    site: path.dirname(configFile),
    headers: '# none\n',
    backend: [killed.url, mainServer.url],
  });
  try {
    const proxiedBackend = { url: `${caddy.url}/backend`, publishableKey: key };
    // Caddy's own 503 has no body.
    const { load, stop } = startBusyClients([proxiedBackend], 16, /^(?:|\{"code":"PT503",.*\})$/);
    const acknowledge = async (additional: number) => {
      const current = load.acknowledged;
      await expect.poll(() => load.acknowledged, { timeout: 30_000 }).toBeGreaterThan(current + additional);
    };
    const countVotes = ({ output }: { output(): string }) =>
      output().split('"route":"/backend/rest/v1/rpc/vote_on_principle"').length;
    await acknowledge(100);
    // Caddy chooses a process at random, and a killed one loses lines that it has not written.
    await expect.poll(() => countVotes(killed), { timeout: 30_000 }).toBeGreaterThan(20);
    killed.signal('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    await acknowledge(200);
    await stop();
    // Both processes have received requests.
    for (const server of [killed, mainServer]) expect(countVotes(server)).toBeGreaterThan(20);
    expect(load.invalidErrors).toEqual([]);
    expect(Object.keys(load.answers).filter((status) => !/^(2..|429|503)$/.test(status))).toEqual([]);
    const stored = (await countStoredVotes()) - before;
    expect(stored).toBeGreaterThanOrEqual(load.acknowledged);
    expect(stored).toBeLessThanOrEqual(load.attempts);
    expect((await fetch(`${mainServer.url}/backend/ready`)).status).toBe(200);
  } finally {
    await caddy.stop();
  }
});

/** Sends the same vote of the same visitor. */
const voteOnce = (url: string, apikey = key) =>
  postJson(
    url + VOTE,
    { p_id: 'bem-comum', vote_type: 'up' },
    { apikey, 'x-visitor-id': '5a1c6a0e-4b0f-4c3f-8a53-1d1a2b3c4d5e' },
  ).then((response) => response.json());

async function backUp(): Promise<void> {
  await rm(path.join(folder, 'backups'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'backups'));
  await run(`${docCommand(/^export DATABASE_URL=/)}\n${docCommand(/^deploy\/backup\.sh /)}`);
}

async function stop(server: RunningServer, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  server.signal(signal);
  expect(await server.ended).toBe(0);
}

it('a backup restores into a rehearsal database with its votes, and rejects a second vote', async () => {
  await voteOnce(mainServer.url);
  await backUp();
  await run(docCommand(/create database rehearsal/));
  await run(docCommand(/^psql \S+\/rehearsal .*roles\.sql$/));
  await stop(await start(docCommand(/^DATABASE_URL=.*rehearsal.*# creates the tables/)));
  await run(docCommand(/^DATABASE_URL=.*rehearsal.* deploy\/restore\.sh /));
  const rehearsal = await start(docCommand(/^DATABASE_URL=.*rehearsal.*# look/));
  const [, apikey = ''] = /"publishableKey":"([^"]+)"/.exec(await (await fetch(rehearsal.url)).text()) ?? [];
  expect(await voteOnce(rehearsal.url, apikey)).toMatchObject({ changed: false, vote: 'up' });
  await stop(rehearsal);
  await run(docCommand(/drop database rehearsal/));
  await run(docCommand(/^rm -rf \/tmp\/rehearsal /));
});

it('the documented recovery commands restore a backup after a loss of the database', async () => {
  await voteOnce(mainServer.url);
  await backUp();
  await stop(mainServer, 'SIGTERM');
  await psql('postgres', 'alter database ia rename to ia_before');
  await run(docCommand(/^psql .*create role ia login/));
  await run(docCommand(/^psql \S+\/ia .*roles\.sql$/));
  await writeFile(path.join(folder, 'ia-para-todos.env'), `DATABASE_URL='${databaseUrl}'\nTRUST_PROXY=1\n`);
  const readEnv = docCommand(/^set -a; \. /);
  await stop(
    await start(`${readEnv}\n${docCommand(/^SKIP_BUILD=1 PORT=5199 KEYS_FILE=.*# creates the tables/)}`),
  );
  await run(`${readEnv}\n${docCommand(/^deploy\/restore\.sh /)}`);
  mainServer = await start(docCommand(/^SKIP_BUILD=1 TRUST_PROXY=1 .*start\.ts --production$/));
  expect(await voteOnce(mainServer.url)).toMatchObject({ changed: false, vote: 'up' });
});

const readCronJobs = async (): Promise<string[]> => {
  const page = await readFile(path.join(workspace, 'docs/deploy.md'), 'utf8');
  return [...page.matchAll(/^\d+ \d+ \* \* \* root (.+)$/gm)].map(([, job = '']) => job);
};

it('the daily cron job writes a backup, deletes expired ones and copies the others', async () => {
  const [line = ''] = await readCronJobs();
  const places = [path.join(folder, 'backups'), path.join(folder, 'copies')];
  await rm(path.join(folder, 'backups'), { recursive: true, force: true });
  for (const age of [16, 13]) {
    const date = new Date(Date.now() - age * 24 * 60 * 60 * 1000);
    for (const place of places) {
      await mkdir(path.join(place, `ia-age-${age}`), { recursive: true });
      await utimes(path.join(place, `ia-age-${age}`), date, date);
    }
  }
  await writeFile(path.join(folder, 'ia-para-todos.env'), `DATABASE_URL='${databaseUrl}'\nTRUST_PROXY=1\n`);
  // cron converts an unescaped % to a line break.
  const command = fillPlaceholders(line)
    .replaceAll('\\%', '%')
    .replace('cd /srv/ia-para-todos', `cd ${workspace}`)
    .replace('backup@copias.municipio.example:ia/', `${folder}/copies/`);
  await run(`exec sh -c '${command.replaceAll("'", `'\\''`)}'`, folder, withRsync());
  for (const place of places) {
    const files = await readdir(place, { recursive: true });
    expect(files.filter((name) => /^ia-\d{4}-\d\d-\d\d\/data\.sql$/.test(name))).toHaveLength(1);
    expect(files.filter((name) => name.startsWith('ia-age-'))).toEqual(['ia-age-13']);
  }
});

it('the second cron job copies site, settings, keys, tokens and services', async () => {
  const [, line = ''] = await readCronJobs();
  const machine = path.join(folder, 'machine');
  const ownPaths = line
    .replace('/srv/ia-para-todos/site', path.dirname(configFile))
    .replace('/etc/ia-para-todos ', `${folder}/etc/ia-para-todos `)
    .replace(/ \/etc\/(caddy|systemd|cron\.d)/g, ` ${folder}/etc/$1`)
    .replace('backup@copias.municipio.example:machine/', `${machine}/`);
  const machineFiles = [
    '/etc/ia-para-todos/tokens.json',
    '/etc/caddy/site.env',
    '/etc/systemd/system/caddy.service.d/override.conf',
    '/etc/systemd/system/ia-para-todos.service',
    '/etc/cron.d/ia-backup',
  ];
  for (const file of machineFiles) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), '');
  }
  await run(fillPlaceholders(ownPaths), folder, withRsync());
  const copies = await readdir(machine, { recursive: true });
  for (const file of ['/site.config.json', '/ia-para-todos.env', '/keys.json', ...machineFiles])
    expect(
      copies.some((name) => name.endsWith(file)),
      file,
    ).toBe(true);
});

it('the documented commands remove the examples and set the date of the manifesto', async () => {
  const databases = docCommand(/^export DATABASE_URL='postgres:\/\/ia:/);
  await run(`${databases}\n${docCommand(/^psql .*remove-examples\.sql$/)}`);
  await run(`${databases}\n${docCommand(/^psql .*update public\.manifesto_versions/)}`);
  const examples = 'select (select sum(example_upvotes + example_downvotes) from manifesto_principles)';
  expect(
    await psql('ia', `${examples}, version, published_on from manifesto_versions where not is_example`),
  ).toBe('0|1.0|2026-12-01');
});

it('SCHEMAS_DIR serves the tables of a team', async () => {
  const template = path.join(workspace, 'federation/template-data/data/__schema__');
  const file = path.join(folder, 'data/biblioteca/20260101000000_requests.sql');
  await cp(template, path.dirname(file), { recursive: true });
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('__schema__', 'biblioteca'));
  await run(docCommand(/^mkdir -p \/srv\/ia\/schemas /), folder);
  // On PostgreSQL, which starts faster than a new data folder of PGlite.
  const { url } = await start(`DATABASE_URL=${databaseUrl} ${docCommand(/^SCHEMAS_DIR=/)}`);
  const [, apikey = ''] = /"publishableKey":"([^"]+)"/.exec(await (await fetch(url)).text()) ?? [];
  const response = await fetch(`${url}/backend/rest/v1/requests?select=id,text`, {
    headers: { apikey, 'accept-profile': 'biblioteca' },
  });
  expect([response.status, await response.json()]).toEqual([200, []]);
});
