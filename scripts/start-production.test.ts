// @vitest-environment node
// Runs the commands of docs/deploy.md (chapters 7 and 9), docs/scale.md and docs/own-data.md on a small site and a PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote, publishShell } from '@ia/federation/publish';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { startCaddy } from '@ia/test-support/web-servers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { busyClients, VOTES } from '../supabase/tests/busy-clients.ts';
import { type PostgresCluster, startPostgres } from '../supabase/tests/postgres.ts';
import { readBlocks } from './documented/blocks.ts';
import { workspace } from './run.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const SITE_URL = 'https://ia.lisboa.pt';
const VOTE = '/backend/rest/v1/rpc/vote_on_principle';

const pages = ['docs/deploy.md', 'docs/scale.md', 'docs/own-data.md'];
const commands = (await Promise.all(pages.map(readBlocks))).flat().flatMap((block) => block.commands);

let folder: string;
let cluster: PostgresCluster;
/** `127.0.0.1:<port>` of the cluster. */
let host: string;
let databaseUrl: string;
let configFile: string;
let key: string;
let first: Running;
let started: Running[] = [];

/** The one command of the pages that matches, with its placeholders filled in and `npx` replaced by this Node. */
function documented(command: RegExp): string {
  const found = commands.filter((one) => command.test(one));
  if (found[0] === undefined) throw new Error(`No command of ${pages.join(', ')} matches ${command}.`);
  const placeholders: readonly [string, string][] = [
    ['npx -y pnpm@12 exec node ', `"${process.execPath}" `],
    ['npx -y pnpm@12 start', `exec "${process.execPath}" scripts/start.ts`],
    ['postgres://administrator@…/', `postgres://administrator@${host}/`],
    ["password '…'", "password 'x7Kq-9rTz'"],
    [
      "'postgres://postgres.abcdefghijklmnopqrst:…@….pooler.supabase.com:5432/postgres?sslmode=require'",
      databaseUrl,
    ],
    ['postgres://…:6543/ia', databaseUrl],
    ['postgres://… ', `${databaseUrl} `],
    ['postgres://localhost/', `postgres://postgres@${host}/`],
    ['/var/lib/ia-para-todos/', `${folder}/`],
    ['ia-2026-11-22', 'ia-*'],
    ['/backups/', `${folder}/backups/`],
    ['/tmp/rehearsal', `${folder}/rehearsal`],
    ['/srv/ia/schemas', `${folder}/schemas`],
    ['PORT=5171', 'PORT=0'],
    ['PORT=5199', 'PORT=0'],
  ];
  return placeholders.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), found[0]);
}

function spawnShell(command: string, cwd: string): ChildProcess {
  const [, port = ''] = host.split(':');
  return spawn('bash', ['-c', command], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${cluster.bin}:${process.env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: port,
      PGUSER: 'postgres',
      SITE_DIR: path.dirname(configFile),
      DATA_DIR: path.join(folder, 'data'),
      SKIP_BUILD: '1',
      PORT: '0',
      DATABASE_URL: undefined,
    },
  });
}

/** @returns what the command printed. @throws with it, when the exit code is not 0. */
function run(command: string, cwd = workspace): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawnShell(command, cwd);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    child.on('close', (code) =>
      code === 0 ? resolve(output.trim()) : reject(new Error(`${command}\nexit code ${code}\n${output}`)),
    );
  });
}

const sql = (database: string, statement: string): Promise<string> =>
  run(`psql -X -At -d ${database} -c "${statement}"`);

interface Running {
  url: string;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a server by its documented command and waits until it is ready. @throws its output, when it exits first. */
function start(command: string): Promise<Running> {
  const child = spawnShell(command, workspace);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data;
      const [, url] = /^IA para Todos: (http\S+)$/m.exec(output) ?? [];
      if (url) resolve(running);
      if (url) running.url = url.replace(/\/$/, '');
    };
    const running: Running = { url: '', output: () => output, ended, signal: (name) => child.kill(name) };
    started.push(running);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
    ended.then((end) => reject(new Error(`${command}\nended with ${end}\n${output}`)));
  });
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
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
  await sql('postgres', 'create role administrator login nosuperuser createrole createdb');
  await run(documented(/^psql .*create role ia login/));
  await run(documented(/^psql .*roles\.sql$/));
  key = await run(documented(/server-keys\.ts/));
  const config = {
    production: true,
    siteUrl: `${SITE_URL}/`,
    backend: { url: '/backend', publishableKey: key },
  };
  await writeFile(configFile, JSON.stringify(config));
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'one' }), site);
  await publishRemote(await buildApp(path.join(folder, 'mfe-x')), site);
  first = await start(documented(/^SKIP_BUILD=1 TRUST_PROXY=1 .* start --production$/));
});
afterEach(async () => {
  const others = started.filter((one) => one !== first);
  for (const { signal } of others) signal('SIGKILL');
  await Promise.all(others.map(({ ended }) => ended));
  started = [first];
});
afterAll(async () => {
  first?.signal('SIGKILL');
  await first?.ended;
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('start --production serves the site and its backend as a database user who is no superuser', async () => {
  expect(await sql('ia', "select rolsuper, rolcreaterole from pg_roles where rolname = 'ia'")).toBe('f|f');
  const ready = await fetch(`${first.url}/backend/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true }]);
  const home = await fetch(`${first.url}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain(key);
  const origins = "select value from private.settings where key = 'allowed_origins'";
  expect(await sql('ia', origins)).toBe(SITE_URL);
  const vote = { p_id: 'literacia', vote_type: 'up' };
  expect((await post(first.url + VOTE, vote, { origin: SITE_URL })).status).toBe(200);
  expect((await post(first.url + VOTE, vote, { origin: 'https://outro.pt' })).status).toBe(403);
});

it('start --production follows `origins` of site.config.json without a restart', async () => {
  const policy = async () => (await fetch(`${first.url}/`)).headers.get('content-security-policy');
  const origin = 'https://cursos.lisboa.pt';
  expect(await policy()).not.toContain(origin);
  const before = await readFile(configFile, 'utf8');
  await writeFile(configFile, JSON.stringify({ ...JSON.parse(before), origins: [origin] }));
  await expect.poll(policy, { timeout: 10_000 }).toContain(`script-src 'self' ${origin}`);
  await writeFile(configFile, before);
  await expect.poll(policy, { timeout: 10_000 }).not.toContain(origin);
});

it('a second process on the database answers its request in flight after SIGTERM and exits 0', async () => {
  const second = await start(documented(/^SKIP_BUILD=1 KEYS_FILE=.* start --production$/));
  expect((await fetch(`${second.url}/backend/ready`)).status).toBe(200);
  const lock = run(
    'psql -X -d ia -c "begin; lock table manifesto_principles in access exclusive mode; select pg_sleep(100); commit"',
  ).catch(() => {});
  const count = (event: string) => () =>
    sql('postgres', `select count(*) from pg_stat_activity where datname = 'ia' and wait_event = '${event}'`);
  await expect.poll(count('PgSleep'), { timeout: 20_000 }).toBe('1');
  // Statements of the secret key have no timeout that the lock could exceed.
  const { secretKey } = JSON.parse(await readFile(path.join(folder, 'keys.json'), 'utf8'));
  const vote = { p_id: 'responsabilidade', vote_type: 'up' };
  const inFlight = post(second.url + VOTE, vote, { apikey: secretKey });
  await expect.poll(count('relation'), { timeout: 20_000 }).toBe('1');
  second.signal('SIGTERM');
  await expect.poll(() => fetch(second.url).catch(() => 'refused'), { timeout: 20_000 }).toBe('refused');
  expect(await count('relation')()).toBe('1');
  await sql('postgres', "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'");
  await lock;
  const answer = await inFlight;
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ changed: true })]);
  expect(await second.ended).toBe(0);
  expect((await fetch(`${first.url}/backend/ready`)).status).toBe(200);
});

it('two processes behind Caddy lose no acknowledged vote when one of them is killed', async () => {
  await sql('ia', "update private.settings set value = '100000000' where key like '%\\_per\\_%'");
  const votes = async () => Number(await sql('ia', VOTES));
  const before = await votes();
  const killed = await start(documented(/^SKIP_BUILD=1 KEYS_FILE=.* start --production$/));
  const caddy = await startCaddy(path.join(workspace, 'deploy/Caddyfile'), {
    site: path.dirname(configFile),
    headers: '# none\n',
    backend: [killed.url, first.url],
  });
  try {
    const behind = { url: `${caddy.url}/backend`, publishableKey: key };
    // Caddy's own 503 has no body.
    const { load, stop } = busyClients([behind], 16, /^(?:|\{"code":"PT503",.*\})$/);
    const acknowledge = async (more: number) => {
      const now = load.acknowledged;
      await expect.poll(() => load.acknowledged, { timeout: 30_000 }).toBeGreaterThan(now + more);
    };
    await acknowledge(100);
    killed.signal('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    await acknowledge(200);
    await stop();
    // Both have had a part of the load.
    for (const { output } of [killed, first])
      expect(output().split('"route":"/backend/rest/v1/rpc/vote_on_principle"').length).toBeGreaterThan(20);
    expect(load.unfit).toEqual([]);
    expect(Object.keys(load.answers).filter((status) => !/^(2..|429|503)$/.test(status))).toEqual([]);
    const kept = (await votes()) - before;
    expect(kept).toBeGreaterThanOrEqual(load.acknowledged);
    expect(kept).toBeLessThanOrEqual(load.tried);
    expect((await fetch(`${first.url}/backend/ready`)).status).toBe(200);
  } finally {
    await caddy.stop();
  }
});

it('a backup restores into a rehearsal, with the votes and without a second vote', async () => {
  const vote = (url: string, vote_type: string, apikey = key) =>
    post(
      url + VOTE,
      { p_id: 'bem-comum', vote_type },
      {
        apikey,
        'x-visitor-id': '5a1c6a0e-4b0f-4c3f-8a53-1d1a2b3c4d5e',
      },
    ).then((answer) => answer.json());
  expect(await vote(first.url, 'up')).toMatchObject({ changed: true });
  await mkdir(path.join(folder, 'backups'));
  await run(`${documented(/^export DATABASE_URL=/)}\n${documented(/^deploy\/backup\.sh /)}`);
  await run(documented(/^createdb /));
  const empty = await start(documented(/^DATABASE_URL=.* start\s+# then Ctrl\+C$/));
  empty.signal('SIGINT');
  expect(await empty.ended).toBe(0);
  await run(documented(/deploy\/restore\.sh /));
  const rehearsal = await start(documented(/^DATABASE_URL=.* start$/));
  const [, apikey = ''] = /"publishableKey":"([^"]+)"/.exec(await (await fetch(rehearsal.url)).text()) ?? [];
  expect(await vote(rehearsal.url, 'up', apikey)).toMatchObject({ changed: false, vote: 'up' });
});

it('SCHEMAS_DIR serves the tables of a team', async () => {
  const template = path.join(workspace, 'federation/template-data/data/__schema__');
  const file = path.join(folder, 'data/biblioteca/20260101000000_requests.sql');
  await cp(template, path.dirname(file), { recursive: true });
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('__schema__', 'biblioteca'));
  await run(documented(/^mkdir -p \/srv\/ia\/schemas /), folder);
  // On PostgreSQL, which starts faster than a new data folder of PGlite.
  const { url } = await start(`DATABASE_URL=${databaseUrl} ${documented(/^SCHEMAS_DIR=/)}`);
  const [, apikey = ''] = /"publishableKey":"([^"]+)"/.exec(await (await fetch(url)).text()) ?? [];
  const answer = await fetch(`${url}/backend/rest/v1/requests?select=id,text`, {
    headers: { apikey, 'accept-profile': 'biblioteca' },
  });
  expect([answer.status, await answer.json()]).toEqual([200, []]);
});
