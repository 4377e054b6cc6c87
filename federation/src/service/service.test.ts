// @vitest-environment node
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildShell } from '@ia/test-support/builds';
import { describe, expect, it, vi } from 'vitest';
import { publishRemote, readLive } from '../commands/index.ts';
import { filesBelow } from '../files/folder.ts';
import { readHistory, readRelease } from '../site/records.test-scene.ts';
import { publishTo } from './client.ts';
import { failureLimit } from './failure-limit.ts';
import {
  folder,
  listedFile,
  listQuarantine,
  log,
  post,
  publish,
  readError,
  readSiteFiles,
  server,
  site,
  token,
  tokens,
  uploadHead,
} from './service.test-scene.ts';
import {
  createTeamToken,
  formatTokens,
  listTokens,
  revokeTeamToken,
  tokensFileOf,
} from './token-commands.ts';
import { createToken, readTokens, revokeToken } from './tokens.ts';

// Teams publish their apps through the service of `federation serve`, with a token. service.test-scene.ts
// starts the service, and creates the token of `equipa-x`, before each test.

describe('A team with a token', () => {
  it('releases its app by the token’s name, and the site serves it at once', async () => {
    vi.stubEnv('GITHUB_SHA', 'a'.repeat(40));
    vi.stubEnv('GITHUB_REPOSITORY', 'equipa/mfe-x');
    const answer = await publish({ name: 'mfe-x', text: 'two' });
    vi.unstubAllEnvs();
    const source = { commit: 'a'.repeat(40), repository: 'https://github.com/equipa/mfe-x' };
    expect(answer).toMatchObject({ name: 'mfe-x', repaired: [], warnings: [] });
    expect(await readLive(site, 'mfe-x')).toMatchObject({
      version: answer.version,
      author: 'equipa-x',
      ...source,
    });
    const lastEntry = (await readHistory(site, 'mfe-x')).at(-1);
    expect(lastEntry).toMatchObject({
      author: 'equipa-x',
      version: answer.version,
      action: 'publish',
      ...source,
    });
    const entry = await fetch(`${server.url}/mfe-x/${answer.version}/remoteEntry.js`);
    expect([entry.status, await entry.text()]).toEqual([200, '// two']);
    expect(await (await fetch(server.url)).text()).toContain(answer.version);
    // The same build published from a folder is the same release.
    const again = await publishRemote(path.join(folder, 'mfe-x'), site, { activate: false });
    expect(again).toMatchObject({ version: answer.version, repaired: [] });
    expect(await listQuarantine()).toEqual([]);
    expect(log).toEqual([`equipa-x: publish mfe-x ${answer.version}`]);
  });

  it('releases a new app, stores a version without activating it, and removes a route with --remove-route', async () => {
    const added = await publish({ name: 'mfe-new', routes: ['/new', '/old'] });
    const uploaded = await publish({ name: 'mfe-new', routes: ['/new'] }, { activate: false });
    expect((await readLive(site, 'mfe-new'))?.version).toBe(added.version);
    await expect(publish({ name: 'mfe-new', routes: ['/new'] })).rejects.toThrow(/--remove-route \/old/);
    await publish({ name: 'mfe-new', routes: ['/new'] }, { removeRoutes: ['/old'] });
    expect((await readLive(site, 'mfe-new'))?.version).toBe(uploaded.version);
  });

  it('releases the shell when the token allows it', async () => {
    const shell = await buildShell(path.join(folder, 'shell'), { text: 'two', version: '2.0.0' });
    const { version } = await publishTo(server.url, shell, {}, token);
    expect(version).toMatch(/^2\.0\.0-/);
    expect(await readLive(site, 'shell')).toMatchObject({ version, author: 'equipa-x' });
    expect(await (await fetch(server.url)).text()).toMatch(/two$/);
  });

  it('repairs damaged files of a version by publishing it again', async () => {
    const { version } = await publish({ name: 'mfe-x', text: 'two' });
    await writeFile(path.join(site, 'mfe-x', version, 'remoteEntry.js'), 'half');
    expect((await publish({ name: 'mfe-x', text: 'two' })).repaired).toEqual(['remoteEntry.js']);
  });

  it('forces past a check with a reason, which the history records', async () => {
    await writeFile(path.join(site, 'site.config.json'), JSON.stringify({ budget: { js: 1 } }));
    await expect(publish({ text: 'two' })).rejects.toThrow(/✗ FED-104 budget: .*--force --reason/s);
    const { version } = await publish({ text: 'two' }, { force: true, reason: 'uma campanha' });
    const lastEntry = (await readHistory(site, 'mfe-x')).at(-1);
    expect(lastEntry).toMatchObject({
      version,
      author: 'equipa-x',
      reason: 'uma campanha',
      forced: ['budget'],
    });
  });

  it('receives the errors of publish without paths of the server', async () => {
    const before = await readSiteFiles();
    // The format of a Gemini key, built so that a secret scanner does not report this file.
    const key = `AIza${'a1B2c3D4e5'.repeat(4).slice(0, 35)}`;
    const gateError = await publish({ name: 'mfe-x', text: key }).catch((error) => error.message);
    expect(gateError).toMatch(
      /^FED-100: mfe-x does not pass the gate:\n✗ FED-109 keys: \.\/dist\/\S+ holds a provider key/,
    );
    const clashError = await publish({ name: 'mfe-new', routes: ['/'] }).catch((error) => error.message);
    expect(clashError).toMatch(/^FED-117: registry\.json is not valid.*mfe-x/s);
    for (const message of [gateError, clashError, ...log]) expect(message).not.toContain(folder);
    expect(await readSiteFiles()).toEqual(before);
    expect(await listQuarantine()).toEqual([]);
    expect(log).toHaveLength(2);
  });
});

describe('A token', () => {
  it('releases only its own apps, by path and by declared name', async () => {
    const before = await readSiteFiles();
    await expect(publish({ name: 'mfe-y', routes: ['/y'] })).rejects.toThrow(
      'FED-306: The token equipa-x may change mfe-x, mfe-new, shell, found "mfe-y". Nothing was changed.',
    );
    const otherBuild = JSON.stringify({ name: 'mfe-y', version: '1.0.0' });
    const body = uploadHead([listedFile('mfe.json', otherBuild)]) + otherBuild;
    const answer = await post(body);
    expect([answer.status, await readError(answer)]).toEqual([
      403,
      'FED-318: The build is of "mfe-y", but the request is to release mfe-x. Nothing was published. Publish from the folder of the app, with its own build.',
    ]);
    for (const to of ['publish/..%2fmfe-x', 'publish/mfe-x/more', 'publish', 'constructor/mfe-x', 'x/mfe-x'])
      expect([403, 404], to).toContain((await post('', { to })).status);
    expect(await readSiteFiles()).toEqual(before);
  });

  it('that is wrong, missing or revoked releases nothing, even when revoked during the upload', async () => {
    const before = await readSiteFiles();
    for (const wrongToken of ['fed_wrong', `${token}x`, token.slice(0, -1)])
      await expect(publish({ text: 'two' }, {}, wrongToken)).rejects.toThrow(
        /^FED-303: The token is missing or unknown/,
      );
    expect((await post('', { authorization: `Basic ${token}` })).status).toBe(401);
    await expect(publish({ text: 'two' }, {}, '')).rejects.toThrow(
      /^FED-330: FEDERATION_TOKEN: expected your team's token/,
    );

    const content = JSON.stringify({ name: 'mfe-x' });
    const slowUpload = post(
      new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode(uploadHead([listedFile('mfe.json', content)])));
          await vi.waitFor(async () => expect(await listQuarantine()).toHaveLength(1));
          await revokeToken(tokens, 'equipa-x');
          controller.enqueue(new TextEncoder().encode(content));
          controller.close();
        },
      }),
    );
    expect((await slowUpload).status).toBe(401);
    await expect(publish({ text: 'two' })).rejects.toThrow(/may have been revoked/);
    expect(await readSiteFiles()).toEqual(before);
    expect(await listQuarantine()).toEqual([]);
  });

  it('is stored as a hash, shown once, listed by name and revoked by name', async () => {
    const apps = ['mfe-a', 'mfe-b'];
    const output = await createTeamToken(tokens, 'equipa-a', apps);
    const [shownToken = ''] = output.split('\n');
    expect(shownToken).toMatch(/^fed_[\w-]{43}$/);
    expect(await readFile(tokens, 'utf8')).not.toContain(shownToken);
    const listedTokens = await listTokens(tokens);
    expect(formatTokens(tokens, listedTokens)).toMatch(
      /^equipa-x {2}mfe-x, mfe-new, shell {2}since [\d-]+\nequipa-a {2}mfe-a, mfe-b {2}since [\d-]+$/,
    );
    expect(JSON.stringify(listedTokens)).not.toContain('sha256');
    await expect(createTeamToken(tokens, 'equipa-a', apps)).rejects.toThrow(
      /^FED-340: .*expected a new name, found a token/,
    );
    await expect(createTeamToken(tokens, 'ana@a.example', apps)).rejects.toThrow(
      /do not use a person's address/,
    );
    await expect(createTeamToken(tokens, 'b', ['../x'])).rejects.toThrow(
      /^FED-112: .*is not a valid app name/,
    );
    await expect(createTeamToken(tokens, 'b', [])).rejects.toThrow(/--apps: expected/);
    await revokeTeamToken(tokens, 'equipa-a');
    await expect(revokeTeamToken(tokens, 'equipa-a')).rejects.toThrow(
      /^FED-341: .*which has: equipa-x\..*add the same option here/,
    );
    expect(() => tokensFileOf(site, path.join(site, 'tokens.json'))).toThrow(/expected a file outside of/);
  });

  it('is not lost when ten are created concurrently', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `equipa-${i}`);
    await Promise.all(names.map((name) => createToken(tokens, name, ['mfe-x'])));
    expect((await readTokens(tokens)).map(({ name }) => name).sort()).toEqual([...names, 'equipa-x']);
  });

  it('appears in no log and no message, and neither does a wrong one', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation((line) => void log.push(String(line)));
    await publish({ text: 'two' });
    const messages = [
      await publish({ name: 'mfe-y' }).catch(String),
      await publish({ text: 'three' }, {}, 'fed_guessed').catch(String),
      await readError(await post('{')),
      await publishTo('http://localhost:1', path.join(folder, 'mfe-x'), {}, token).catch(String),
      await publishTo(`https://a:${token}@a.example`, path.join(folder, 'mfe-x'), {}, token).catch(String),
    ];
    await writeFile(tokens, JSON.stringify({ tokens: [{ sha256: token }] }));
    messages.push(await readError(await post('{}')));
    expect(log.at(-1)).toBe(messages.at(-1));
    expect(messages.at(-1)).toMatch(/^FED-302: The tokens of this site cannot be read \(FED-510\)/);
    consoleError.mockRestore();
    for (const message of [...log, ...messages]) {
      expect(message).not.toContain(token);
      expect(message).not.toContain('fed_guessed');
    }
  });

  it('is rejected with 429 after ten wrong ones in a minute from the same address', async () => {
    for (let i = 0; i < 10; i++) expect((await post('', { authorization: 'Bearer x' })).status).toBe(401);
    const answer = await post('');
    expect([answer.status, await readError(answer)]).toEqual([
      429,
      expect.stringMatching(/^FED-304: .*Try again in \d+ sec/),
    ]);
    // The limit ends after the window of a minute, and is counted per address.
    let now = 0;
    const limit = failureLimit(() => now);
    for (let i = 0; i < 10; i++) limit.record('a');
    expect([limit.waitSeconds('a'), limit.waitSeconds('b')]).toEqual([60, 0]);
    now = 60_000;
    expect(limit.waitSeconds('a')).toBe(0);
  });
});

it('A release through the service has the same record as a release into a folder', async () => {
  const { version } = await publish({ text: 'two' });
  const record = await readRelease(site, 'mfe-x', version);
  expect(record).toMatchObject({ author: 'equipa-x', name: 'mfe-x', version });
  expect(Object.keys(record?.files ?? {})).toEqual(await filesBelow(path.join(folder, 'mfe-x/dist')));
});
