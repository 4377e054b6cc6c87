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
  folder,
  log,
  post,
  publish,
  readError,
  readSiteFiles,
  server,
  site,
  token,
} from './service.test-scene.ts';

// Runs each command as a team does: in its own process, with an address and a token.

vi.setConfig({ testTimeout: 60_000 });
const cli = path.join(import.meta.dirname, '../cli.ts');

/** Runs the command line in a new process. */
async function runCli(args: readonly string[], teamToken: string | undefined = token) {
  const env = { ...process.env, FEDERATION_TOKEN: teamToken };
  return promisify(execFile)(process.execPath, [cli, ...args], { env, cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}
const runRemote = (...args: string[]) => runCli([...args, '--to', server.url]);
const liveVersion = async () => (await readLive(site, 'mfe-x'))?.version;

it('rollback and revoke with --to have the effect and output of --site, by the token’s name', async () => {
  const [two, three] = [(await publish({ text: 'two' })).version, (await publish({ text: 'three' })).version];
  const rollback = await runRemote('rollback', 'mfe-x', '--reason', 'o voto falha');
  expect(rollback).toMatchObject({ code: 0, stdout: `mfe-x ${two} is live, in place of ${three}\n` });
  expect(rollback.stderr).toMatch(/^Failure counts are unknown .*every version is treated as good/);
  const author = 'equipa-x';
  const rolledBack = { version: two, author, action: 'rollback', reason: 'o voto falha' };
  expect(await readLive(site, 'mfe-x')).toMatchObject(rolledBack);
  expect(await (await fetch(server.url)).text()).toContain(two);

  const rollbackToThree = await runRemote('rollback', 'mfe-x', three);
  expect(rollbackToThree).toMatchObject({ code: 0, stdout: `mfe-x ${three} is live, in place of ${two}\n` });
  const revoked = await runRemote('revoke', 'mfe-x', three, '--reason', 'mostra o que não deve');
  expect(revoked).toMatchObject({
    code: 0,
    stdout: `mfe-x ${three} is revoked: open tabs leave it at their next navigation\nmfe-x ${two} is live, in place of ${three}\n`,
  });
  const lastEntries = (await readHistory(site, 'mfe-x')).slice(-2);
  expect(lastEntries).toMatchObject([
    { action: 'rollback', version: two, author },
    { action: 'revoke', version: three, author, reason: 'mostra o que não deve' },
  ]);
  expect(log.slice(2)).toEqual([
    `equipa-x: rollback mfe-x ${two}`,
    `equipa-x: rollback mfe-x ${three}`,
    `equipa-x: revoke mfe-x ${three}`,
  ]);
});

/** Makes the site name a backend that answers with 12 render failures of a version. @returns its end */
async function serveFailureCounts(version: string) {
  const backend = createHttpServer((_, response) => {
    const day = new Date().toISOString().slice(0, 10);
    response.end(JSON.stringify([{ day, app: 'mfe-x', version, kind: 'render', count: 12 }]));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const config = { backend: { url, publishableKey: 'sb_publishable_x' } };
  await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
  return () => backend.close();
}

it('rollback with --to skips a version with a rising error rate', async () => {
  const one = await liveVersion();
  const [two, three] = [(await publish({ text: 'two' })).version, (await publish({ text: 'three' })).version];
  const closeBackend = await serveFailureCounts(two);
  const rollback = await runRemote('rollback', 'mfe-x');
  closeBackend();
  expect(rollback).toEqual({ code: 0, stdout: `mfe-x ${one} is live, in place of ${three}\n`, stderr: '' });
});

it('status and log with --to print the output of --site, without a token', async () => {
  const before = await liveVersion();
  const { version } = await publish({ text: 'two' });
  const closeBackend = await serveFailureCounts(version);
  const noToken = '';
  const [remoteStatus, localStatus] = await Promise.all([
    runCli(['status', '--to', server.url], noToken),
    runCli(['status', '--site', site]),
  ]);
  const rollbackCommand = (option: string) => `federation rollback mfe-x ${option}`;
  expect(remoteStatus.stdout).toContain(`back to ${before}: ${rollbackCommand(`--to ${server.url}/`)}`);
  expect({
    ...remoteStatus,
    stdout: remoteStatus.stdout.replaceAll(`--to ${server.url}/`, `--site ${site}`),
  }).toEqual(localStatus);
  expect(remoteStatus.stdout).toMatch(/^shell 1\.0\.0-/);
  expect(remoteStatus.stdout).toContain(
    `failures since yesterday: 12 (12 render FED-405); ${before} before it: 0 — RISING`,
  );
  const [remoteLog, localLog, oneApp, unknownApp] = await Promise.all([
    runCli(['log', 'mfe-x', '--json', '--to', server.url], noToken),
    runCli(['log', 'mfe-x', '--json', '--site', site]),
    runCli(['status', 'mfe-x', '--json', '--to', `${server.url}/`], noToken),
    runCli(['log', 'mfe-z', '--to', server.url], noToken),
  ]);
  closeBackend();
  expect(remoteLog).toEqual(localLog);
  expect(JSON.parse(remoteLog.stdout)).toMatchObject([{ version }, { version: before }]);
  expect(JSON.parse(oneApp.stdout)).toMatchObject({ site: `${server.url}/`, apps: [{ app: 'mfe-x' }] });
  expect(unknownApp).toMatchObject({ code: 1, stdout: '' });
  expect(unknownApp.stderr).toBe(
    `FED-215: ${server.url}/ has no history of mfe-z. Apps that have one: mfe-x, shell. Choose one of these apps.\n`,
  );
});

it('commands with --to fail with exit code 1 when they are not allowed, 2 when they are misused, and change nothing', async () => {
  const { version } = await publish({ text: 'two' });
  const before = await readSiteFiles();
  const rejectedCalls: [args: string[], message: RegExp, teamToken?: string][] = [
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
  const misusedCalls: typeof rejectedCalls = [
    [['revoke', 'mfe-x', version], /^federation revoke: required option '--reason <text>' not specified/],
    [
      ['rollback', 'mfe-x', '--site', site],
      /^federation rollback: option '--to <address>' cannot be used with option '--site <folder>'/,
    ],
    [
      ['rollback', 'mfe-x', '--author', 'x'],
      /^federation rollback: option '--to <address>' cannot be used with option '--author <team>'/,
    ],
    [['prune'], /^federation prune: unknown option '--to'/],
    [['activate', 'mfe-x', version], /^federation activate: unknown option '--to'/],
  ];
  const calls = [...rejectedCalls, ...misusedCalls];
  const results = await Promise.all(
    calls.map(([args, , teamToken]) => runCli([...args, '--to', server.url], teamToken)),
  );
  for (const [i, { code, stdout, stderr }] of results.entries()) {
    const [args, message] = calls[i] ?? [];
    expect([code, stdout], args?.join(' ')).toEqual([i < rejectedCalls.length ? 1 : 2, '']);
    expect(stderr, args?.join(' ')).toMatch(message ?? /never/);
    expect(stderr).not.toContain(folder);
  }
  for (const [body, status, message] of [
    ['', 400, /^FED-315: .*not JSON/],
    ['{"hurry":true}', 400, /^FED-315: .*hurry/s],
    ['x'.repeat(20_000), 413, /^FED-310: .*larger than 10000 bytes/],
  ] as const) {
    const response = await post(body, { to: 'rollback/mfe-x' });
    expect([response.status, await readError(response)]).toEqual([status, expect.stringMatching(message)]);
  }
  expect(await readSiteFiles()).toEqual(before);
});

it('rollback with --to reports a lost connection, and how to check the result', async () => {
  const brokenServer = createServer((socket) => void socket.once('data', () => socket.destroy()));
  brokenServer.listen(0, '127.0.0.1');
  await once(brokenServer, 'listening');
  const host = `127.0.0.1:${(brokenServer.address() as AddressInfo).port}`;
  const [rollback, status] = await Promise.all([
    runCli(['rollback', 'mfe-x', '--to', `http://${host}`]),
    runCli(['status', '--to', `http://${host}`]),
  ]);
  brokenServer.close();
  expect(rollback).toEqual({
    code: 1,
    stdout: '',
    stderr: `FED-334: The connection to ${host} was lost before it responded. The outcome is unknown, so look before you repeat the command. The change is complete or absent, never partial. Check the live version before you try again: federation status mfe-x --to http://${host}\n`,
  });
  expect(status).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`FED-216: http://${host}/registry.json did not`),
  });
});
