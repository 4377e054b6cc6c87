// @vitest-environment node
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell, type TestBuild } from '@ia/test-support/builds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../publish/folder.ts';
import { publishRemote, publishShell, readLive } from '../publish/index.ts';
import { readHistory } from '../publish/live.ts';
import { readRelease } from '../publish/release.ts';
import { type SiteServer, serveSite } from '../serve/index.ts';
import { publishTo } from './client.ts';
import { publishAway, token as tokenCommand } from './commands.ts';
import { failureLimit } from './failure-limit.ts';
import { publishingService } from './publishing-service.ts';
import { serveWithReleases } from './serve-command.ts';
import { createToken, readTokens, revokeToken } from './tokens.ts';
import { type Head, LIMITS } from './upload.ts';

let folder: string;
let site: string;
let tokens: string;
let token: string;
let server: SiteServer;
let log: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'service-'));
  site = path.join(folder, 'site');
  tokens = path.join(folder, '.federation/tokens.json');
  log = [];
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'one' }), site);
  await publishRemote(await app({ name: 'mfe-x', text: 'one' }), site);
  token = await createToken(tokens, 'equipa-x', ['mfe-x', 'mfe-new', 'shell']);
  server = await serveWithReleases({ site, port: 0, log: (line) => log.push(line) });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const app = (given: TestBuild) => buildApp(path.join(folder, given.name ?? 'mfe-x'), given);
const publish = async (given: TestBuild, options = {}, by = token) =>
  publishTo(server.url, await app(given), options, by);
const all = async (): Promise<Record<string, string>> => {
  const files = (await filesBelow(site)).map(
    async (file) => [file, await readFile(path.join(site, file), 'latin1')] as const,
  );
  return Object.fromEntries(await Promise.all(files));
};
const quarantined = () => readdir(path.join(folder, '.federation/.quarantine'));
const post = (body: BodyInit, { to = 'publish/mfe-x', ...headers }: Record<string, string> = {}) =>
  fetch(`${server.url}/_federation/${to}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const saidBy = async (response: Response) => ((await response.json()) as { error: string }).error;

const sha256 = (content: string) => createHash('sha256').update(content).digest('base64');
const fileOf = (name: string, content: string) => ({
  path: name,
  bytes: content.length,
  sha256: sha256(content),
});
const headOf = (files: Head['files'], more: object = {}) =>
  `${JSON.stringify({ format: 1, files, options: {}, origin: {}, ...more })}\n`;

describe('a team with a token', () => {
  it('releases its app, and the site served beside it shows it at once, under the token’s name', async () => {
    vi.stubEnv('GITHUB_SHA', 'a'.repeat(40));
    vi.stubEnv('GITHUB_REPOSITORY', 'equipa/mfe-x');
    const answer = await publish({ name: 'mfe-x', text: 'two' });
    vi.unstubAllEnvs();
    const from = { commit: 'a'.repeat(40), repository: 'https://github.com/equipa/mfe-x' };
    expect(answer).toMatchObject({ name: 'mfe-x', repaired: [], warnings: [] });
    expect(await readLive(site, 'mfe-x')).toMatchObject({ version: answer.version, by: 'equipa-x', ...from });
    const last = (await readHistory(site, 'mfe-x')).at(-1);
    expect(last).toMatchObject({ by: 'equipa-x', version: answer.version, action: 'publish', ...from });
    const served = await fetch(`${server.url}/mfe-x/${answer.version}/remoteEntry.js`);
    expect([served.status, await served.text()]).toEqual([200, '// two']);
    expect(await (await fetch(server.url)).text()).toContain(answer.version);
    // As from the folder: the same build is the same release.
    const again = await publishRemote(path.join(folder, 'mfe-x'), site, { activate: false });
    expect(again).toMatchObject({ version: answer.version, repaired: [] });
    expect(await quarantined()).toEqual([]);
    expect(log).toEqual([`equipa-x: publish mfe-x ${answer.version}`]);
  });

  it('releases an app that is new, places one without making it live, and gives up a route by saying so', async () => {
    const added = await publish({ name: 'mfe-new', routes: ['/new', '/old'] });
    const placed = await publish({ name: 'mfe-new', routes: ['/new'] }, { activate: false });
    expect((await readLive(site, 'mfe-new'))?.version).toBe(added.version);
    await expect(publish({ name: 'mfe-new', routes: ['/new'] })).rejects.toThrow(/--remove-route \/old/);
    await publish({ name: 'mfe-new', routes: ['/new'] }, { removeRoutes: ['/old'] });
    expect((await readLive(site, 'mfe-new'))?.version).toBe(placed.version);
  });

  it('releases the shell, when the token is for it', async () => {
    const shell = await buildShell(path.join(folder, 'shell'), { text: 'two', version: '2.0.0' });
    const { version } = await publishTo(server.url, shell, {}, token);
    expect(version).toMatch(/^2\.0\.0-/);
    expect(await readLive(site, 'shell')).toMatchObject({ version, by: 'equipa-x' });
    expect(await (await fetch(server.url)).text()).toMatch(/two$/);
  });

  it('has its place repaired where a file was damaged, and is told', async () => {
    const { version } = await publish({ name: 'mfe-x', text: 'two' });
    await writeFile(path.join(site, 'mfe-x', version, 'remoteEntry.js'), 'half');
    expect((await publish({ name: 'mfe-x', text: 'two' })).repaired).toEqual(['remoteEntry.js']);
  });

  it('goes past the gate where a reason is enough, and the reason stands in the history', async () => {
    await writeFile(path.join(site, 'site.config.json'), JSON.stringify({ budget: { js: 1 } }));
    await expect(publish({ text: 'two' })).rejects.toThrow(/✗ budget: .*--force --reason/s);
    const { version } = await publish({ text: 'two' }, { force: true, reason: 'uma campanha' });
    const last = (await readHistory(site, 'mfe-x')).at(-1);
    expect(last).toMatchObject({ version, by: 'equipa-x', reason: 'uma campanha', forced: ['budget'] });
  });

  it('is told what publishing into a folder would say, without the folders of the service', async () => {
    const before = await all();
    const key = `AIza${'a1B2c3D4e5'.repeat(4).slice(0, 35)}`;
    const refused = await publish({ name: 'mfe-x', text: key }).catch((error) => error.message);
    expect(refused).toMatch(/^mfe-x does not pass the gate:\n✗ keys: \.\/dist\/\S+ holds a provider key/);
    const clash = await publish({ name: 'mfe-new', routes: ['/'] }).catch((error) => error.message);
    expect(clash).toMatch(/^registry\.json is not valid.*mfe-x/s);
    for (const said of [refused, clash, ...log]) expect(said).not.toContain(folder);
    expect(await all()).toEqual(before);
    expect(await quarantined()).toEqual([]);
    expect(log).toHaveLength(2);
  });
});

describe('a token', () => {
  it('releases none but its own apps, by whatever name they are sent', async () => {
    const before = await all();
    await expect(publish({ name: 'mfe-y', routes: ['/y'] })).rejects.toThrow(
      'The token equipa-x may release mfe-x, mfe-new, shell, found "mfe-y". Nothing was published.',
    );
    const other = JSON.stringify({ name: 'mfe-y', version: '1.0.0' });
    const body = headOf([fileOf('mfe.json', other)]) + other;
    const answer = await post(body);
    expect([answer.status, await saidBy(answer)]).toEqual([
      403,
      'The build is that of "mfe-y", and what was asked for is a release of mfe-x. Nothing was published.',
    ]);
    for (const to of ['publish/..%2fmfe-x', 'publish/mfe-x/more', 'publish', 'constructor/mfe-x', 'x/mfe-x'])
      expect([403, 404], to).toContain((await post('', { to })).status);
    expect(await all()).toEqual(before);
  });

  it('that is wrong, missing or taken back releases nothing, also when it is taken back during the upload', async () => {
    const before = await all();
    for (const wrong of ['fed_wrong', `${token}x`, token.slice(0, -1)])
      await expect(publish({ text: 'two' }, {}, wrong)).rejects.toThrow(
        /^The token is missing, or it is none/,
      );
    expect((await post('', { authorization: `Basic ${token}` })).status).toBe(401);
    await expect(publish({ text: 'two' }, {}, '')).rejects.toThrow(/^FEDERATION_TOKEN: expected the token/);

    const content = JSON.stringify({ name: 'mfe-x' });
    const slow = post(
      new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode(headOf([fileOf('mfe.json', content)])));
          await vi.waitFor(async () => expect(await quarantined()).toHaveLength(1));
          await revokeToken(tokens, 'equipa-x');
          controller.enqueue(new TextEncoder().encode(content));
          controller.close();
        },
      }),
    );
    expect((await slow).status).toBe(401);
    await expect(publish({ text: 'two' })).rejects.toThrow(/may have been revoked/);
    expect(await all()).toEqual(before);
    expect(await quarantined()).toEqual([]);
  });

  it('lies in its file as a hash, is shown once, listed by name, and taken back by name', async () => {
    const given = { site, apps: 'mfe-a, mfe-b' };
    const said = await tokenCommand(['create', 'equipa-a'], given);
    const [shown = ''] = said?.split('\n') ?? [];
    expect(shown).toMatch(/^fed_[\w-]{43}$/);
    expect(await readFile(tokens, 'utf8')).not.toContain(shown);
    expect(await tokenCommand(['list'], given)).toMatch(
      /^equipa-x {2}mfe-x, mfe-new, shell {2}since [\d-]+\nequipa-a {2}mfe-a, mfe-b {2}since [\d-]+$/,
    );
    await expect(tokenCommand(['create', 'equipa-a'], given)).rejects.toThrow(
      /expected a name that no token/,
    );
    await expect(tokenCommand(['create', 'ana@a.example'], given)).rejects.toThrow(/no person's address/);
    await expect(tokenCommand(['create', 'b'], { site, apps: '../x' })).rejects.toThrow(
      /is no name of an app/,
    );
    await expect(tokenCommand(['create', 'b'], { site })).rejects.toThrow(/--apps: expected/);
    await tokenCommand(['revoke', 'equipa-a'], given);
    await expect(tokenCommand(['revoke', 'equipa-a'], given)).rejects.toThrow(/which has: equipa-x\./);
    expect(await tokenCommand(['lst'], given)).toBeNull();
    const inSite = { ...given, tokens: path.join(site, 'tokens.json') };
    await expect(tokenCommand(['list'], inSite)).rejects.toThrow(/expected a file outside of/);
  });

  it('of ten that are made at once none is lost', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `equipa-${i}`);
    await Promise.all(names.map((name) => createToken(tokens, name, ['mfe-x'])));
    expect((await readTokens(tokens)).map(({ name }) => name).sort()).toEqual([...names, 'equipa-x']);
  });

  it('stands in no log and no message, and neither do wrong ones', async () => {
    const noted = vi.spyOn(console, 'error').mockImplementation((line) => void log.push(String(line)));
    await publish({ text: 'two' });
    const messages = [
      await publish({ name: 'mfe-y' }).catch(String),
      await publish({ text: 'three' }, {}, 'fed_guessed').catch(String),
      await saidBy(await post('{')),
      await publishTo('http://localhost:1', path.join(folder, 'mfe-x'), {}, token).catch(String),
      await publishTo(`https://a:${token}@a.example`, path.join(folder, 'mfe-x'), {}, token).catch(String),
    ];
    await writeFile(tokens, JSON.stringify({ tokens: [{ sha256: token }] }));
    messages.push(await saidBy(await post('{}')));
    expect(log.at(-1)).toBe(messages.at(-1));
    expect(messages.at(-1)).toMatch(/^The tokens of this site cannot be read \(not valid\)/);
    noted.mockRestore();
    for (const said of [...log, ...messages]) {
      expect(said).not.toContain(token);
      expect(said).not.toContain('fed_guessed');
    }
  });

  it('that is wrong ten times in a minute from one address is not looked at any more, the right one neither', async () => {
    for (let i = 0; i < 10; i++) expect((await post('', { authorization: 'Bearer x' })).status).toBe(401);
    const answer = await post('');
    expect([answer.status, await saidBy(answer)]).toEqual([
      429,
      expect.stringMatching(/Try again in \d+ sec/),
    ]);
    let now = 0;
    const limit = failureLimit(() => now);
    for (let i = 0; i < 10; i++) limit.note('a');
    expect([limit.waitOf('a'), limit.waitOf('b')]).toEqual([60, 0]);
    now = 60_000;
    expect(limit.waitOf('a')).toBe(0);
  });
});

describe('a network', () => {
  const asked = async (peerAddress: string, behindProxy: boolean, headers = {}) => {
    const { mount } = publishingService({ site, tokens, behindProxy });
    const request = new Request('http://x/publish/mfe-x', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: '{}\n',
    });
    return (await mount(request, { peerAddress })).status;
  };

  it('is crossed by https alone: what comes in the clear is refused before the token is looked at', async () => {
    const [clear, safe] = [{ 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }];
    // 400: it was read, and is no upload.
    expect(await asked('127.0.0.1', false)).toBe(400);
    expect(await asked('::ffff:127.0.0.1', false, safe)).toBe(400);
    expect(await asked('::1', false, clear)).toBe(403);
    expect(await asked('192.0.2.1', false)).toBe(403);
    expect(await asked('192.0.2.1', false, safe)).toBe(403);
    expect(await asked('192.0.2.1', true, safe)).toBe(400);
    expect(await asked('192.0.2.1', true, clear)).toBe(403);
    expect(await asked('192.0.2.1', true, { 'x-forwarded-proto': 'http, https' })).toBe(403);
    expect(await asked('192.0.2.1', true)).toBe(403);
  });

  it('behind a proxy, each address has its own wrong tokens', async () => {
    const { mount } = publishingService({ site, tokens, behindProxy: true });
    const from = async (address: string, given: string) => {
      const headers = {
        authorization: `Bearer ${given}`,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': `10.0.0.1, ${address}`,
      };
      const request = new Request('http://x/publish/mfe-x', { method: 'POST', headers });
      return (await mount(request, { peerAddress: '127.0.0.1' })).status;
    };
    for (let i = 0; i < 10; i++) await from('192.0.2.1', 'x');
    expect([await from('192.0.2.1', token), await from('192.0.2.2', token)]).toEqual([429, 400]);
  });

  it.each([
    ['http://ia.example', /expected https/],
    ['https://ana:segredo@ia.example', /^--to: expected the address/],
    ['ftp://ia.example', /^--to: expected the address/],
    ['ia.example', /^--to: expected the address/],
    ['http://localhost:1', /^localhost:1 could not be asked: bad port\. Nothing was sent\./],
  ])('the command sends nothing to %s', async (to, message) => {
    const refused = publishTo(to, path.join(folder, 'mfe-x'), {}, token);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.not.toThrow(/segredo/);
  });

  it('the command says what answers in place of a service, and sends the token on to nobody', async () => {
    const plain = await serveSite({ site, port: 0 });
    const built = path.join(folder, 'mfe-x');
    await expect(publishTo(plain.url, built, {}, token)).rejects.toThrow(/answered 404, and not as a publi/);
    await plain.close();
    const away = createServer((_, response) => response.writeHead(308, { location: server.url }).end());
    away.listen(0, '127.0.0.1');
    await once(away, 'listening');
    const to = `http://127.0.0.1:${(away.address() as AddressInfo).port}`;
    await expect(publishTo(to, built, {}, token)).rejects.toThrow(`sends on to ${server.url}`);
    away.close();
    await once(away, 'close');
    await expect(publishTo(to, built, {}, token)).rejects.toThrow(
      /^Nobody answers at 127\.0\.0\.1:\d+ \(ECONN/,
    );
    expect(log).toEqual([]);
    const values = { 'place-only': false, 'new-owner': false, 'remove-route': [] };
    await expect(publishAway(built, { ...values, to, by: 'x' })).rejects.toThrow(
      /^--by: expected it without/,
    );
  });
});

describe('an upload', () => {
  const ok = fileOf('a.js', 'a');
  const at = (name: string) => [fileOf(name, 'a')];
  const elsewhere = /expected the path of a file inside/;
  const wrong: [string, string, number, RegExp][] = [
    ['above', `${headOf(at('../a.js'))}a`, 400, elsewhere],
    ['above, from inside', `${headOf(at('a/../../a.js'))}a`, 400, elsewhere],
    ['absolute', `${headOf(at('/tmp/a.js'))}a`, 400, elsewhere],
    ['of another system', `${headOf(at('..\\a.js'))}a`, 400, elsewhere],
    ['of a drive', `${headOf(at('c:a.js'))}a`, 400, elsewhere],
    ['with a zero', `${headOf(at('a\0.js'))}a`, 400, elsewhere],
    ['here', `${headOf(at('./a.js'))}a`, 400, elsewhere],
    ['nowhere', `${headOf(at(''))}a`, 400, elsewhere],
    ['long', `${headOf(at('a'.repeat(LIMITS.path + 1)))}a`, 400, elsewhere],
    ['twice', `${headOf([ok, fileOf('A.js', 'a')])}aa`, 400, /expected each file once/],
    ['as file and folder', `${headOf([ok, fileOf('a.js/b', 'a')])}aa`, 400, /found both/],
    [
      'too many',
      headOf(Array.from({ length: LIMITS.files + 1 }, (_, i) => fileOf(`${i}`, ''))),
      413,
      /5001 f/,
    ],
    ['too big', headOf([{ ...ok, bytes: LIMITS.file + 1 }]), 413, /a\.js of 16000001 bytes/],
    [
      'too much',
      headOf(Array.from({ length: 5 }, (_, i) => ({ ...ok, path: `${i}`, bytes: LIMITS.file }))),
      413,
      /80000000 bytes, at most 64000000/,
    ],
    ['too long a list', 'x'.repeat(LIMITS.head + 70_000), 413, /list of files has more than/],
    ['altered', `${headOf([ok])}b`, 400, /did not arrive as it was sent/],
    ['cut off', headOf([ok]), 400, /broke off/],
    ['cut off in its list', '{"format":1', 400, /broke off/],
    ['with more', `${headOf([ok])}ab`, 400, /holds more than/],
    ['no list', 'PK\n', 400, /does not begin with its list/],
    ['of later', headOf([ok], { format: 2 }), 400, /reads uploads of format 1, found 2/],
    ['an option it does not know', headOf([ok], { options: { hurry: true } }), 400, /hurry/],
    ['no commit', headOf([ok], { origin: { commit: '<script>' } }), 400, /hash of a commit/],
    ['no address', headOf([ok], { origin: { repository: 'https://a:b@c.example' } }), 400, /on the web/],
    ['no build', `${headOf([ok])}a`, 422, /no finished build/],
  ];
  it('that is wrong is refused, and nothing of it is kept', async () => {
    const before = await all();
    const around = await readdir(folder);
    for (const [which, body, status, message] of wrong) {
      const answer = await post(body);
      const said = [answer.status, await saidBy(answer)];
      expect(said, which).toEqual([status, expect.stringMatching(message)]);
      expect(await quarantined(), which).toEqual([]);
    }
    expect(await readdir(folder)).toEqual(around);
    expect(await all()).toEqual(before);
  });

  it('whose connection is lost leaves nothing, and visitors see nothing of it while it lasts', async () => {
    const before = await all();
    const content = 'x'.repeat(1000);
    const body = headOf([fileOf('a.js', content), fileOf('b.js', content)]) + content;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /_federation/publish/mfe-x HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 9000\r\n\r\n${body}`,
    );
    const there = await vi.waitFor(async () => {
      const files = await filesBelow(path.join(folder, '.federation/.quarantine'));
      expect(files.some((file) => file.endsWith('dist/a.js'))).toBe(true);
      return files;
    });
    expect(await all()).toEqual(before);
    for (const file of [...there, 'tokens.json'])
      expect((await fetch(`${server.url}/.federation/.quarantine/${file}`)).status, file).toBe(404);
    socket.destroy();
    await vi.waitFor(async () => expect(await quarantined()).toEqual([]));
    expect(await all()).toEqual(before);
    await vi.waitFor(() =>
      expect(log).toEqual([expect.stringMatching(/refused \(400\): The upload broke off/)]),
    );
    await publish({ text: 'two' });
  });
});

it('who and what: the record of a release through the service is that of one into the folder', async () => {
  const { version } = await publish({ text: 'two' });
  const record = await readRelease(site, 'mfe-x', version);
  expect(record).toMatchObject({ by: 'equipa-x', name: 'mfe-x', version });
  expect(Object.keys(record?.files ?? {})).toEqual(await filesBelow(path.join(folder, 'mfe-x/dist')));
});
