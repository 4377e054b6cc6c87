// @vitest-environment node
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildShell } from '@ia/test-support/builds';
import { describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../publish/folder.ts';
import { publishRemote, readLive } from '../publish/index.ts';
import { readHistory } from '../publish/live.ts';
import { readRelease } from '../publish/release.ts';
import { publishTo } from './client.ts';
import { token as tokenCommand } from './commands.ts';
import { failureLimit } from './failure-limit.ts';
import {
  all,
  fileOf,
  folder,
  headOf,
  log,
  post,
  publish,
  quarantined,
  saidBy,
  server,
  site,
  token,
  tokens,
} from './service.test-scene.ts';
import { createToken, readTokens, revokeToken } from './tokens.ts';

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
      'The token equipa-x may change mfe-x, mfe-new, shell, found "mfe-y". Nothing was changed.',
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

it('who and what: the record of a release through the service is that of one into the folder', async () => {
  const { version } = await publish({ text: 'two' });
  const record = await readRelease(site, 'mfe-x', version);
  expect(record).toMatchObject({ by: 'equipa-x', name: 'mfe-x', version });
  expect(Object.keys(record?.files ?? {})).toEqual(await filesBelow(path.join(folder, 'mfe-x/dist')));
});
