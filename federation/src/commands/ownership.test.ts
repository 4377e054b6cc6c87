// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildApp, buildShell, type TestBuild } from '@ia/test-support/builds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicAddress, readOrigin } from '../build/origin.ts';
import { filesBelow } from '../files/folder.ts';
import { readHistory, readRelease } from '../site/records.test-scene.ts';
import { makeLive } from './activate.ts';
import { compose } from './compose.ts';
import { publishRemote, publishShell } from './publish.ts';
import { readLive, readRegistry } from './report.ts';

// In a site, an app owns a folder, its name and its routes. No other app may take them. Compose computes
// registry, documents and static pages from these folders.

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'own-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sitePath = (...parts: string[]) => path.join(site, ...parts);
const readSiteText = (...parts: string[]) => readFile(sitePath(...parts), 'utf8');
const build = (given: TestBuild) => buildApp(path.join(folder, given.name ?? 'mfe-x'), given);
const publish = async (given: TestBuild, options = {}) => publishRemote(await build(given), site, options);
const publishTestShell = async (content = '') =>
  publishShell(await buildShell(path.join(folder, 'shell'), { text: content }), site);
/** Contents of all files of the site. */
const readSiteFiles = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      (await filesBelow(site)).map(async (file) => [file, await readSiteText(file)] as const),
    ),
  );

describe('The folder of an app', () => {
  it('contains the release records with size and hash of every file, live.json and the history', async () => {
    await publishTestShell();
    const first = await publish({ name: 'mfe-x', text: 'one' });
    const second = await publish({ name: 'mfe-x', text: 'two' }, { author: 'token-x' });
    const release = await readRelease(site, 'mfe-x', second.version);
    expect(release).toMatchObject({ name: 'mfe-x', author: 'token-x', entry: second.entry });
    expect(release?.files['remoteEntry.js']).toEqual({
      bytes: 6,
      sha256: 'f7wX7x9w1/B0fbXDfDFdJQhO6Sf04qFV/FWL7Pk+plY=',
    });
    expect(Object.keys(release?.files ?? {})).toEqual(await filesBelow(path.join(folder, 'mfe-x/dist')));
    expect(await readLive(site, 'mfe-x')).toMatchObject({
      version: second.version,
      author: 'token-x',
      action: 'publish',
      lastGood: first.version,
    });
    const history = await readHistory(site, 'mfe-x');
    expect(history.map(({ action, author, version }) => [action, author, version])).toEqual([
      ['publish', 'equipa-mfe-x', first.version],
      ['publish', 'token-x', second.version],
    ]);
    expect((await readRegistry(site)).apps['mfe-x']?.lastGood?.version).toBe(first.version);
    expect(Object.keys(await readSiteFiles())).toContain('shell/live.json');
  });

  it('is sufficient to rebuild all other files of the site byte for byte, repeatedly', async () => {
    await publishTestShell();
    await publish({ name: 'mfe-x' });
    await publish({ name: 'mfe-y', routes: ['/y'] });
    const filesBefore = await readSiteFiles();
    for (const file of [
      'registry.json',
      'index.html',
      'robots.txt',
      'favicon.svg',
      '404.html',
      'privacidade',
    ])
      await rm(sitePath(file), { recursive: true });
    await compose(site);
    expect(await readSiteFiles()).toEqual(filesBefore);
    await writeFile(sitePath('registry.json'), '{"schema": 1, "sh');
    await compose(site);
    await compose(site);
    expect(await readSiteFiles()).toEqual(filesBefore);
    await writeFile(sitePath('registry.json'), '{"schema": 1, "sh');
    await publish({ name: 'mfe-x' });
    expect(await readSiteFiles()).toEqual(filesBefore);
  });

  it('provides the stored entry of a release at activation, with keys of a later tool', async () => {
    await publishTestShell();
    const { version } = await publish({ name: 'mfe-x', text: 'one' });
    const record = `mfe-x/releases/${version}.json`;
    const release = JSON.parse(await readSiteText(record));
    await publish({ name: 'mfe-x', text: 'two' });
    // A record with keys of a later tool.
    release.entry.future = { x: 1 };
    release.entry.routes[0].icon = 'star';
    await writeFile(sitePath(record), JSON.stringify({ ...release, signature: 'x' }));
    await makeLive(site, { 'mfe-x': version });
    const { apps } = JSON.parse(await readSiteText('registry.json'));
    expect(apps['mfe-x']).toMatchObject({ future: { x: 1 }, routes: [{ icon: 'star' }] });
    expect((await readRegistry(site)).apps['mfe-x']?.version).toBe(version);
  });

  it('preserves unknown keys of live.json, and an unreadable live.json does not affect other apps', async () => {
    await publishTestShell();
    await publish({ name: 'mfe-x' });
    const { version } = await publish({ name: 'mfe-y', routes: ['/y'] });
    const live = JSON.parse(await readSiteText('mfe-x/live.json'));
    await writeFile(sitePath('mfe-x/live.json'), JSON.stringify({ ...live, canary: 10 }));
    await writeFile(sitePath('mfe-y/live.json'), '{"version": ');
    const next = await publish({ name: 'mfe-x', text: 'two' });
    expect(JSON.parse(await readSiteText('mfe-x/live.json'))).toMatchObject({
      version: next.version,
      canary: 10,
    });
    expect((await readRegistry(site)).apps['mfe-y']?.version).toBe(version);
  });
});

describe('A name', () => {
  it.each([
    '../../evil',
    '/tmp/evil',
    'a/b',
    '..',
    '.',
    '',
    'Shell',
    'shell',
    'packages',
    'backend',
    'assets',
  ])('such as %j is rejected before anything is written', async (name) => {
    await mkdir(path.join(folder, 'deep/er'), { recursive: true });
    site = path.join(folder, 'deep/er/site');
    const app = await buildApp(path.join(folder, 'app'), { name });
    const before = (await readdir(folder, { recursive: true })).sort();
    await expect(publishRemote(app, site)).rejects.toThrow(/is not a valid app name.*Nothing was written/s);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(before);
  });

  it('of a version must be a single path segment, in every command', async () => {
    await expect(publish({ version: '../../1.0.0' })).rejects.toThrow(/expected a version such as "1\.4\.0"/);
    await publish({});
    await expect(makeLive(site, { 'mfe-x': '../x' })).rejects.toThrow(/expected a version such as/);
    await expect(makeLive(site, { '../site/mfe-x': '1.0.0' })).rejects.toThrow(/is not a valid app name/);
  });

  it('is rejected when the shell has a page with that name, and a shell page with an app’s name too', async () => {
    await publishTestShell();
    await expect(publish({ name: 'privacidade' })).rejects.toThrow(/which is not the folder of an app/);
    await publish({ name: 'mfe-x' });
    const files = { 'mfe-x/index.html': '<p>' };
    const conflictingShell = await buildShell(path.join(folder, 'shell'), { text: 'x', files });
    await expect(publishShell(conflictingShell, site)).rejects.toThrow(
      /mfe-x\/index\.html: .*found mfe-x taken/,
    );
  });
});

describe('Routes', () => {
  it('that a change removes need --remove-route for each, also in a rollback', async () => {
    const withFewerRoutes = await publish({ text: 'one' });
    await publish({ text: 'two', routes: ['/', '/a', '/b'] });
    const before = await readSiteFiles();
    const lostRoutes =
      /mfe-x 1\.0\.0-\w+ \(owner: equipa-mfe-x\): .*found none for \/a, \/b\nThe live site is unchanged.*--remove-route \/a --remove-route \/b$/;
    await expect(publish({ text: 'three' })).rejects.toThrow(lostRoutes);
    await expect(publish({ text: 'three' }, { removeRoutes: ['/a'] })).rejects.toThrow(/none for \/b\n/);
    await expect(makeLive(site, { 'mfe-x': withFewerRoutes.version })).rejects.toThrow(lostRoutes);
    expect(await readSiteFiles()).toEqual(before);
    await publish({ text: 'three' }, { removeRoutes: ['/a', '/b'] });
    expect((await readRegistry(site)).apps['mfe-x']?.routes).toHaveLength(1);
  });

  it('that another app serves after the same change need no --remove-route', async () => {
    await publish({ name: 'mfe-x', routes: ['/', '/a'] });
    const x = await publish({ name: 'mfe-x', text: 'two' }, { activate: false });
    const y = await publish({ name: 'mfe-y', routes: ['/a'] }, { activate: false });
    await makeLive(site, { 'mfe-x': x.version, 'mfe-y': y.version });
    expect((await readRegistry(site)).apps['mfe-y']?.routes[0]?.path).toBe('/a');
  });
});

it('publish repairs the damaged files of a version that is published again, including .br files', async () => {
  const { version } = await publish({ text: 'one' });
  const filesBefore = await readSiteFiles();
  const file = sitePath('mfe-x', version, 'remoteEntry.js');
  await writeFile(file, '// on');
  await writeFile(`${file}.br`, 'x');
  await rm(sitePath('mfe-x', version, 'assets'), { recursive: true });
  const { repaired } = await publish({ text: 'one' });
  expect(repaired).toEqual(['assets/p.js', 'remoteEntry.js']);
  expect(await readSiteFiles()).toEqual(filesBefore);
});

it('A rollback of the shell restores its files at the root', async () => {
  const first = await publishTestShell('one');
  const files = { 'novidades/index.html': '<p>' };
  await publishShell(await buildShell(path.join(folder, 'shell'), { text: 'two', files }), site);
  expect(await readSiteText('favicon.svg')).toBe('<svg>two</svg>');
  expect(await readSiteText('novidades/index.html')).toBe('<p>');
  await makeLive(site, { shell: first.version });
  expect(await readSiteText('favicon.svg')).toBe('<svg>one</svg>');
  expect(await readSiteText('index.html')).toContain(`./shell/${first.version}/`);
  expect(await readdir(site)).not.toContain('novidades');
});

it('Recovery completes a committed change of several apps after a crash', async () => {
  await publish({ name: 'mfe-x', routes: ['/', '/a'] });
  const x = await publish({ name: 'mfe-x', text: 'two' }, { activate: false });
  const y = await publish({ name: 'mfe-y', routes: ['/a'] }, { activate: false });
  const before = await readLive(site, 'mfe-x');
  await makeLive(site, { 'mfe-x': x.version, 'mfe-y': y.version });
  const liveStates = { 'mfe-x': await readLive(site, 'mfe-x'), 'mfe-y': await readLive(site, 'mfe-y') };
  const after = await readSiteFiles();
  await writeFile(sitePath('mfe-x/live.json'), JSON.stringify(before));
  await rm(sitePath('mfe-y/live.json'));
  await rm(sitePath('mfe-y/history.jsonl'));
  await writeFile(sitePath('.change-elsewhere.1.0.00000000'), JSON.stringify(liveStates));
  await compose(site);
  expect(await readSiteFiles()).toEqual(after);
});

describe('The origin of a build', () => {
  it.each([
    ['git@github.com:cidade/mfe-x.git', 'https://github.com/cidade/mfe-x'],
    ['https://nome:senha@gitlab.com/cidade/mfe-x.git', 'https://gitlab.com/cidade/mfe-x'],
    ['ssh://git@git.cidade.pt:2222/a/b.git', 'https://git.cidade.pt/a/b'],
    ['/home/ana/mfe-x', undefined],
  ])('with the remote %s is published as %s', (remote, address) =>
    expect(publicAddress(remote)).toBe(address),
  );

  it('comes from the CI service’s variables, else from git, else is empty', async () => {
    const github = { GITHUB_SHA: 'c0ffee', GITHUB_REPOSITORY: 'cidade/mfe-x' };
    expect(await readOrigin(folder, github)).toEqual({
      commit: 'c0ffee',
      repository: 'https://github.com/cidade/mfe-x',
    });
    expect(await readOrigin(folder, {})).toEqual({});
    const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
    await git('init', '-q');
    await git('-c', 'user.name=a', '-c', 'user.email=a@b.pt', 'commit', '-qm', 'x', '--allow-empty');
    expect((await readOrigin(folder, {})).commit).toMatch(/^[0-9a-f]{40}$/);
    await writeFile(path.join(folder, 'new.txt'), '');
    expect((await readOrigin(folder, {})).commit).toMatch(/^[0-9a-f]{40}-dirty$/);
  });

  it('has no author with a person’s address', async () => {
    await expect(publish({}, { author: 'ana@cidade.pt' })).rejects.toThrow(/found "ana@cidade\.pt".*public/s);
    await expect(readdir(site)).rejects.toThrow('ENOENT');
  });
});
