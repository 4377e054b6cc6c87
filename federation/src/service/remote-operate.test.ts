// @vitest-environment node
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { readLive } from '../commands/index.ts';
import { readHistory } from '../site/records.test-scene.ts';
import {
  errorOf,
  folder,
  log,
  post,
  publish,
  readSiteFiles,
  server,
  site,
  token,
} from './service.test-scene.ts';

// Runs each command as a team does: in its own process, with an address and a token.

vi.setConfig({ testTimeout: 60_000 });
const cli = path.join(import.meta.dirname, '../cli.ts');

async function federation(args: readonly string[], given: string | undefined = token) {
  const env = { ...process.env, FEDERATION_TOKEN: given };
  return promisify(execFile)(process.execPath, [cli, ...args], { env, cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}
const remote = (...args: string[]) => federation([...args, '--to', server.url]);
const liveVersion = async () => (await readLive(site, 'mfe-x'))?.version;

it('rollback and revoke with --to have the effect and output of --site, by the token’s name', async () => {
  const [two, three] = [(await publish({ text: 'two' })).version, (await publish({ text: 'three' })).version];
  const back = await remote('rollback', 'mfe-x', '--reason', 'o voto falha');
  expect(back).toMatchObject({ code: 0, stdout: `mfe-x ${two} is live, in place of ${three}\n` });
  expect(back.stderr).toMatch(/^Failure counts are unknown .*every version is treated as good/);
  const by = 'equipa-x';
  const undone = { version: two, by, action: 'rollback', reason: 'o voto falha' };
  expect(await readLive(site, 'mfe-x')).toMatchObject(undone);
  expect(await (await fetch(server.url)).text()).toContain(two);

  const named = await remote('rollback', 'mfe-x', three);
  expect(named).toMatchObject({ code: 0, stdout: `mfe-x ${three} is live, in place of ${two}\n` });
  const revoked = await remote('revoke', 'mfe-x', three, '--reason', 'mostra o que não deve');
  expect(revoked).toMatchObject({
    code: 0,
    stdout: `mfe-x ${three} is revoked: open tabs leave it at their next navigation\nmfe-x ${two} is live, in place of ${three}\n`,
  });
  const last = (await readHistory(site, 'mfe-x')).slice(-2);
  expect(last).toMatchObject([
    { action: 'rollback', version: two, by },
    { action: 'revoke', version: three, by, reason: 'mostra o que não deve' },
  ]);
  expect(log.slice(2)).toEqual([
    `equipa-x: rollback mfe-x ${two}`,
    `equipa-x: rollback mfe-x ${three}`,
    `equipa-x: revoke mfe-x ${three}`,
  ]);
});

it('status and log with --to print the output of --site, without a token', async () => {
  const before = await liveVersion();
  const { version } = await publish({ text: 'two' });
  const backend = createHttpServer((_, response) => {
    const day = new Date().toISOString().slice(0, 10);
    response.end(JSON.stringify([{ day, app: 'mfe-x', version, kind: 'render', count: 12 }]));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const config = { backend: { url, publishableKey: 'sb_publishable_x' } };
  await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
  const noToken = '';
  const [far, near] = await Promise.all([
    federation(['status', '--to', server.url], noToken),
    federation(['status', '--site', site]),
  ]);
  const at = (option: string) => `federation rollback mfe-x ${option}`;
  expect(far.stdout).toContain(`back to ${before}: ${at(`--to ${server.url}/`)}`);
  expect({ ...far, stdout: far.stdout.replaceAll(`--to ${server.url}/`, `--site ${site}`) }).toEqual(near);
  expect(far.stdout).toMatch(/^shell 1\.0\.0-/);
  expect(far.stdout).toContain(
    `failures since yesterday: 12 (12 render FED-405); ${before} before it: 0 — RISING`,
  );
  const [farLog, nearLog, one, unknown] = await Promise.all([
    federation(['log', 'mfe-x', '--json', '--to', server.url], noToken),
    federation(['log', 'mfe-x', '--json', '--site', site]),
    federation(['status', 'mfe-x', '--json', '--to', `${server.url}/`], noToken),
    federation(['log', 'mfe-z', '--to', server.url], noToken),
  ]);
  backend.close();
  expect(farLog).toEqual(nearLog);
  expect(JSON.parse(farLog.stdout)).toMatchObject([{ version }, { version: before }]);
  expect(JSON.parse(one.stdout)).toMatchObject({ site: `${server.url}/`, apps: [{ app: 'mfe-x' }] });
  expect(unknown).toMatchObject({ code: 1, stdout: '' });
  expect(unknown.stderr).toBe(
    `FED-215: ${server.url}/ has no history of mfe-z. Apps that have one: mfe-x, shell. Choose one of these apps.\n`,
  );
});

it('commands with --to fail with exit code 1 when they are not allowed, 2 when they are misused, and change nothing', async () => {
  const { version } = await publish({ text: 'two' });
  const before = await readSiteFiles();
  const refused: [args: string[], message: RegExp, given?: string][] = [
    [
      ['rollback', 'mfe-x'],
      /^FED-303: The token is missing or unknown to this site.*Nothing was changed/,
      'fed_x',
    ],
    [['rollback', 'mfe-x'], /^FED-330: FEDERATION_TOKEN: expected your team's token.*Nothing was sent/, ''],
    [
      ['rollback', 'mfe-y'],
      /^FED-306: The token equipa-x may change mfe-x, mfe-new, shell, found "mfe-y"\. Nothing/,
    ],
    [
      ['rollback', 'mfe-x', '9.9.9-0123abcd'],
      /^FED-204: mfe-x 9\.9\.9-0123abcd is not in the site\. Published ver/,
    ],
    [['rollback', 'mfe-x', '../../x'], /^FED-113: mfe-x: expected a version such as "1\.4\.0", found/],
    [
      ['revoke', 'mfe-x', '9.9.9-0123abcd', '--reason', 'falha'],
      /^FED-204: mfe-x 9\.9\.9-0123abcd is not in the site/,
    ],
  ];
  const misused: typeof refused = [
    [['revoke', 'mfe-x', version], /^federation revoke: required option '--reason <text>' not specified/],
    [
      ['rollback', 'mfe-x', '--site', site],
      /^federation rollback: option '--to <address>' cannot be used with option '--site <folder>'/,
    ],
    [
      ['rollback', 'mfe-x', '--by', 'x'],
      /^federation rollback: option '--to <address>' cannot be used with option '--by <team>'/,
    ],
    [['prune'], /^federation prune: unknown option '--to'/],
    [['activate', 'mfe-x', version], /^federation activate: unknown option '--to'/],
  ];
  const all = [...refused, ...misused];
  const answers = await Promise.all(
    all.map(([args, , given]) => federation([...args, '--to', server.url], given)),
  );
  for (const [i, { code, stdout, stderr }] of answers.entries()) {
    const [args, message] = all[i] ?? [];
    expect([code, stdout], args?.join(' ')).toEqual([i < refused.length ? 1 : 2, '']);
    expect(stderr, args?.join(' ')).toMatch(message ?? /never/);
    expect(stderr).not.toContain(folder);
  }
  for (const [body, status, message] of [
    ['', 400, /^FED-315: .*not JSON/],
    ['{"hurry":true}', 400, /^FED-315: .*hurry/s],
    ['x'.repeat(20_000), 413, /^FED-310: .*larger than 10000 bytes/],
  ] as const) {
    const answer = await post(body, { to: 'rollback/mfe-x' });
    expect([answer.status, await errorOf(answer)]).toEqual([status, expect.stringMatching(message)]);
  }
  expect(await readSiteFiles()).toEqual(before);
});

it('rollback with --to reports a lost connection, and how to check the result', async () => {
  const broken = createServer((socket) => void socket.once('data', () => socket.destroy()));
  broken.listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const host = `127.0.0.1:${(broken.address() as AddressInfo).port}`;
  const [back, status] = await Promise.all([
    federation(['rollback', 'mfe-x', '--to', `http://${host}`]),
    federation(['status', '--to', `http://${host}`]),
  ]);
  broken.close();
  expect(back).toEqual({
    code: 1,
    stdout: '',
    stderr: `FED-334: The connection to ${host} was lost before it responded. The outcome is unknown, so look before you repeat the command. The change is complete or absent, never partial. Check the live version before you try again: federation status mfe-x --to http://${host}\n`,
  });
  expect(status).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`FED-216: http://${host}/registry.json did not`),
  });
});
