// @vitest-environment node
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { readLive } from '../publish/index.ts';
import { readHistory } from '../publish/live.ts';
import { all, folder, log, post, publish, saidBy, server, site, token } from './service.test-scene.ts';

// The commands as a team gives them, each in a process of its own that knows an address and a token.

vi.setConfig({ testTimeout: 60_000 });
const cli = path.join(import.meta.dirname, '../cli.ts');

async function federation(args: readonly string[], given: string | undefined = token) {
  const env = { ...process.env, FEDERATION_TOKEN: given };
  return promisify(execFile)(process.execPath, [cli, ...args], { env, cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout, told: stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout, told: stderr }),
  );
}
const away = (...args: string[]) => federation([...args, '--to', server.url]);
const liveVersion = async () => (await readLive(site, 'mfe-x'))?.version;

it('rollback and revoke do there what they do in the folder, in the same words, under the token’s name', async () => {
  const [two, three] = [(await publish({ text: 'two' })).version, (await publish({ text: 'three' })).version];
  const back = await away('rollback', 'mfe-x', '--reason', 'o voto falha');
  expect(back).toMatchObject({ code: 0, said: `mfe-x ${two} is live, in place of ${three}\n` });
  expect(back.told).toMatch(/^Failures in visitors' browsers are not known .*every version counts as good/);
  const by = 'equipa-x';
  const undone = { version: two, by, action: 'rollback', reason: 'o voto falha' };
  expect(await readLive(site, 'mfe-x')).toMatchObject(undone);
  expect(await (await fetch(server.url)).text()).toContain(two);

  const named = await away('rollback', 'mfe-x', three);
  expect(named).toMatchObject({ code: 0, said: `mfe-x ${three} is live, in place of ${two}\n` });
  const revoked = await away('revoke', 'mfe-x', three, '--reason', 'mostra o que não deve');
  expect(revoked).toMatchObject({
    code: 0,
    said: `mfe-x ${three} is revoked: open tabs leave it at their next navigation\nmfe-x ${two} is live, in place of ${three}\n`,
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

it('status and log are read by anybody, and say of an address what they say of its folder', async () => {
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
  const nobody = '';
  const [far, near] = await Promise.all([
    federation(['status', '--to', server.url], nobody),
    federation(['status', '--site', site]),
  ]);
  expect(far).toEqual(near);
  expect(far.said).toMatch(/^shell 1\.0\.0-/);
  expect(far.said).toContain(`failures since yesterday: 12 (render 12); ${before} before it: 0 — RISING`);
  expect(far.said).toContain(`back to ${before}: federation rollback mfe-x`);
  const [farLog, nearLog, one, unknown] = await Promise.all([
    federation(['log', 'mfe-x', '--json', '--to', server.url], nobody),
    federation(['log', 'mfe-x', '--json', '--site', site]),
    federation(['status', 'mfe-x', '--json', '--to', `${server.url}/`], nobody),
    federation(['log', 'mfe-z', '--to', server.url], nobody),
  ]);
  backend.close();
  expect(farLog).toEqual(nearLog);
  expect(JSON.parse(farLog.said)).toMatchObject([{ version }, { version: before }]);
  expect(JSON.parse(one.said)).toMatchObject({ site: `${server.url}/`, apps: [{ app: 'mfe-x' }] });
  expect(unknown).toMatchObject({ code: 1, said: '' });
  expect(unknown.told).toBe(`${server.url}/ has no history of mfe-z. Apps that have one: mfe-x, shell.\n`);
});

it('what may not be is refused, with exit code 1, and nothing is changed', async () => {
  const { version } = await publish({ text: 'two' });
  const before = await all();
  const refused: [args: string[], message: RegExp, given?: string][] = [
    [
      ['rollback', 'mfe-x'],
      /^The token is missing, or it is none of this site.*Nothing was changed/,
      'fed_x',
    ],
    [['rollback', 'mfe-x'], /^FEDERATION_TOKEN: expected the token.*Nothing was sent/, ''],
    [['rollback', 'mfe-y'], /^The token equipa-x may change mfe-x, mfe-new, shell, found "mfe-y"\. Nothing/],
    [['rollback', 'mfe-x', '9.9.9-0123abcd'], /^mfe-x 9\.9\.9-0123abcd is not in the site\. Published ver/],
    [['rollback', 'mfe-x', '../../x'], /^mfe-x: expected a version such as "1\.4\.0", found/],
    [
      ['revoke', 'mfe-x', '9.9.9-0123abcd', '--reason', 'falha'],
      /^mfe-x 9\.9\.9-0123abcd is not in the site/,
    ],
    [['revoke', 'mfe-x', version], /expected a version and why.*Nothing was changed/],
    [['rollback', 'mfe-x', '--site', site], /^--site: expected it without --to/],
    [['prune'], /^federation prune: expected --site/],
    [['activate', 'mfe-x', version], /^federation activate: --to is for publish, preview, rollback/],
  ];
  const answers = await Promise.all(
    refused.map(([args, , given]) => federation([...args, '--to', server.url], given)),
  );
  for (const [i, { code, said, told }] of answers.entries()) {
    const [args, message] = refused[i] ?? [];
    expect([code, said], args?.join(' ')).toEqual([1, '']);
    expect(told, args?.join(' ')).toMatch(message ?? /never/);
    expect(told).not.toContain(folder);
  }
  for (const [body, status, message] of [
    ['', 400, /not JSON/],
    ['{"hurry":true}', 400, /hurry/],
    ['x'.repeat(20_000), 413, /more than 10000 bytes/],
  ] as const) {
    const answer = await post(body, { to: 'rollback/mfe-x' });
    expect([answer.status, await saidBy(answer)]).toEqual([status, expect.stringMatching(message)]);
  }
  expect(await all()).toEqual(before);
});

it('a connection that is lost is said, with how to see what became of it', async () => {
  const deaf = createServer((socket) => void socket.once('data', () => socket.destroy()));
  deaf.listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const host = `127.0.0.1:${(deaf.address() as AddressInfo).port}`;
  const [back, status] = await Promise.all([
    federation(['rollback', 'mfe-x', '--to', `http://${host}`]),
    federation(['status', '--to', `http://${host}`]),
  ]);
  deaf.close();
  expect(back).toEqual({
    code: 1,
    said: '',
    told: `The connection to ${host} was lost before it answered. Nothing half-done stays there. See what is live before you try again: federation status mfe-x --to http://${host}\n`,
  });
  expect(status).toMatchObject({
    code: 1,
    told: expect.stringContaining(`http://${host}/registry.json did not`),
  });
});
