// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell, type TestBuild } from '@ia/test-support/builds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readHistory } from '../publish/live.ts';
import { publishRemote, publishShell } from '../publish/publish.ts';
import { readRegistry } from '../publish/site.ts';
import { uploadOf } from '../service/client.ts';
import { sourcesOf } from './check-sources.ts';
import { requirementsOf } from './requirements.ts';
import { runGate } from './run-gate.ts';

let folder: string;
let site: string;
let app: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gate-'));
  site = path.join(folder, 'site');
  app = path.join(folder, 'mfe-x');
  await mkdir(site);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (given: TestBuild = {}) => buildApp(app, given);
const write = (file: string, content: unknown) =>
  writeFile(path.join(app, 'dist', file), typeof content === 'string' ? content : JSON.stringify(content));
const configure = (config: object) => writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
const shell = async (text: string, provides?: object) =>
  publishShell(
    await buildShell(path.join(folder, 'shell'), {
      text,
      ...(provides ? { files: { 'provides.json': JSON.stringify(provides) } } : {}),
    }),
    site,
  );
const gate = () => runGate({ name: 'mfe-x', dist: path.join(app, 'dist'), site, goesLive: true });
const found = async () => (await gate()).findings.map(({ check, message }) => [check, message]);
const sharing = (shared: Record<string, string>) => ({
  shared: Object.entries(shared).map(([name, version]) => ({ name, version, requiredVersion: '*' })),
});

it('lets a whole build through, and says what it looked at', async () => {
  await shell('one');
  await build({ routes: ['/', '/a'] });
  expect(await gate()).toEqual({
    checks: ['declaration', 'files', 'sources', 'keys', 'budget', 'fit', 'former shell', 'addresses'],
    findings: [],
    warnings: [],
  });
});

describe('sources', () => {
  const page = () => path.join(app, 'src/pages/p/index.tsx');
  const sources = async () => (await found()).filter(([check]) => check === 'sources');
  /** As the preset's build leaves it. */
  const built = async () => {
    await build();
    await mkdir(path.dirname(page()), { recursive: true });
    await writeFile(page(), 'export default 1;');
    await writeFile(path.join(app, 'mfe.config.ts'), 'export default {};');
    await write('.vite/sources.json', await sourcesOf(app));
  };

  it('changed since the build are named, and publishing is refused', async () => {
    await built();
    expect(await sources()).toEqual([]);
    await writeFile(page(), 'export default 2;');
    await writeFile(path.join(app, 'src/more.ts'), '');
    const [[, message] = []] = await sources();
    expect(message).toMatch(
      /is older than its sources.*\n {2}src\/more\.ts\n {2}src\/pages\/p\/index\.tsx\n.*"build"/,
    );
    await expect(publishRemote(app, site)).rejects.toThrow('is older than its sources');
    await expect(uploadOf(app, {})).rejects.toThrow('is older than its sources');
    await uploadOf(app, { force: true, reason: 'o que foi visto' });
  });

  it('are compared by content: a checkout is younger than the build that it publishes', async () => {
    await built();
    const later = new Date(Date.now() + 60_000);
    await utimes(page(), later, later);
    await writeFile(path.join(app, 'src/pages/p/P.test.tsx'), 'it');
    expect(await sources()).toEqual([]);
  });

  it('are not asked for where there are none beside the build', async () => {
    await built();
    await rm(path.join(app, 'src'), { recursive: true });
    expect(await sources()).toEqual([]);
  });
});

describe('files', () => {
  it('that the manifest names are all there, of each page and of what a page loads later', async () => {
    await build();
    const file = path.join(app, 'dist/.vite/manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    manifest['src/pages/p/index.tsx'] = {
      file: 'assets/p.js',
      css: ['assets/p.css'],
      dynamicImports: ['_later.js', '_lost.js'],
    };
    manifest['_later.js'] = { file: 'assets/later.js' };
    await writeFile(file, JSON.stringify(manifest));
    await rm(path.join(app, 'dist/remoteEntry.js'));
    const [[check, message] = []] = await found();
    expect(check).toBe('files');
    for (const missing of ['remoteEntry.js', 'assets/p.css', 'assets/later.js', 'the chunk of _lost.js'])
      expect(message).toContain(`\n  ${missing} (`);
    await expect(publishRemote(app, site, { force: true, reason: 'pressa' })).rejects.toThrow(
      /mfe-x does not pass the gate:\n✗ files: .*No reason is enough to pass over: files\.$/s,
    );
    await rm(file);
    expect((await found()).map(([name]) => name)).toContain('files');
  });

  it('that a shell’s page loads are there too', async () => {
    const broken = await buildShell(path.join(folder, 'shell'), {
      files: { 'index.html': '<script src="./assets/main.js"></script><link href="./assets/lost.css">' },
    });
    await expect(publishShell(broken, site)).rejects.toThrow(/✗ files: .*assets\/lost\.css \(index\.html\)/s);
  });
});

it('mfe.json is valid, whatever a later tool added to it', async () => {
  await build({ more: { later: 1 } });
  expect(await found()).toEqual([]);
  await build({ more: { contract: 'four', entry: '../../evil.js', exposes: {} } });
  const [[check, message = ''] = []] = await found();
  expect(check).toBe('declaration');
  expect(message).toMatch(
    /mfe\.json is not valid:.*contract: .*found "four".*entry: .*must be a file of the build/s,
  );
  expect(message).toContain('build the app again');
});

it('a page over the site’s ceiling is refused, though its app allows itself more', async () => {
  await build();
  await configure({ budget: { js: 5 } });
  expect(await found()).toEqual([
    [
      'budget',
      expect.stringMatching(/page \/ is over its budget: \d+ .* at most 5 allowed.*site\.config\.json/s),
    ],
  ]);
  await configure({ budget: { js: 'much' } });
  expect(await found()).toEqual([['budget', expect.stringMatching(/budget\.js: expected a whole .*"much"/)]]);
});

describe('shared packages', () => {
  it('are those that the build was made with, where it declares none or others', async () => {
    await build();
    await write(
      'mf-manifest.json',
      sharing({ react: '18.3.1', 'react/jsx-runtime': '18.3.1', '@emotion/react': '11.2.0' }),
    );
    const dist = path.join(app, 'dist');
    expect(await requirementsOf({ dist }, { contract: 1 })).toEqual({
      contract: 1,
      packages: { react: '^18.0.0', '@emotion/react': '^11.0.0' },
    });
    const declared = { contract: 4, packages: { react: '^19.3.0', jotai: '^3.0.0' } };
    expect((await requirementsOf({ dist }, { contract: 4, requires: declared }))?.packages).toEqual({
      react: '^18.0.0',
      '@emotion/react': '^11.0.0',
      jotai: '^3.0.0',
    });
  });

  it('of another major version, or that the shell does not bring, are refused', async () => {
    await shell('one');
    await build();
    await write('mf-manifest.json', sharing({ react: '18.3.1', lodash: '4.17.0' }));
    expect(await found()).toEqual([
      [
        'fit',
        expect.stringMatching(
          /react: expected \^18\.0\.0, found 19\.3\.1\n {2}lodash: expected \^4\.0\.0, found none/,
        ),
      ],
    ]);
    await write('mf-manifest.json', sharing({ react: '19.0.0' }));
    expect(await found()).toEqual([]);
    await publishRemote(app, site);
    expect((await readRegistry(site)).apps['mfe-x']?.requires?.packages).toEqual({ react: '^19.0.0' });
  });

  it('that the shell before does not bring need a reason, once: it could not be taken back any more', async () => {
    const former = await shell('one', { contract: 3, packages: { react: '19.3.1' } });
    await shell('two');
    const needs = { contract: 4, requires: { contract: 4, packages: { react: '^19.0.0' } } };
    await build({ more: needs });
    const told = new RegExp(
      `before the live one, ${former.version}:\\n {2}contract: expected 4 or later, found 3\\n.*activate shell`,
      's',
    );
    expect(await found()).toEqual([['former shell', expect.stringMatching(told)]]);
    await expect(publishRemote(app, site)).rejects.toThrow(/✗ former shell: .*--force --reason/s);
    await publishRemote(app, site, { force: true, reason: 'a casca nova fica' });
    expect((await readHistory(site, 'mfe-x')).at(-1)).toMatchObject({ forced: ['former shell'] });
    await build({ more: needs, text: 'two' });
    const { warnings } = await publishRemote(app, site);
    expect(warnings).toEqual([expect.stringMatching(told)]);
    expect((await readHistory(site, 'mfe-x')).at(-1)).not.toHaveProperty('forced');
  });
});

it('in a site marked production no page leads to an address that stands in for a real one', async () => {
  const settings = { proofUrl: { description: 'x', type: 'address', default: 'https://medalhas.example' } };
  await build({ more: { settings } });
  await write(
    'assets/p.js',
    '"https://medalhas.example","nome@dominio.example","https://vaga.example/x",a.example',
  );
  expect(await found()).toEqual([]);
  await configure({ production: true });
  expect(await found()).toEqual([
    ['addresses', expect.stringMatching(/production.*:\n {2}assets\/p\.js: https:\/\/vaga\.example\nWrite/s)],
  ]);
});

it('whoever is refused hears everything at once', async () => {
  await shell('one');
  await build({ more: { contract: 9, budget: { js: 3 } } });
  await write('assets/p.js', `const key = "AIza${'x'.repeat(35)}"`);
  await expect(publishRemote(app, site)).rejects.toThrow(
    /✗ keys: .*✗ budget: .*✗ fit: .*expected 9 or later, found 4/s,
  );
});

describe('a browser', () => {
  const smoke = async ({ name }: { name: string }) => {
    throw new Error(`among what is live,\n#/: ${name} says a word`);
  };

  it('is the last check where it is wanted, and not asked for a build that lacks a file', async () => {
    await build();
    const given = { name: 'mfe-x', dist: path.join(app, 'dist'), site, goesLive: true, smoke };
    const { checks, findings } = await runGate(given);
    expect(checks.at(-1)).toBe('smoke');
    expect(findings).toEqual([
      { check: 'smoke', mayBeForced: true, message: 'among what is live,\n#/: mfe-x says a word' },
    ]);
    await rm(path.join(app, 'dist/remoteEntry.js'));
    expect((await runGate(given)).findings.map(({ check }) => check)).toEqual(['files']);
  });

  it('that says no is passed over for a reason, which is kept; and what is not wanted any more by then is not published', async () => {
    await build();
    await expect(publishRemote(app, site, { smoke })).rejects.toThrow(/✗ smoke: .*says a word\nNothing was/s);
    const force = { force: true, reason: 'correção urgente' };
    const stillWanted = () => Promise.reject(new Error('taken back'));
    await expect(publishRemote(app, site, { smoke, ...force, stillWanted })).rejects.toThrow(/^taken back$/);
    expect(await readHistory(site, 'mfe-x')).toEqual([]);
    await publishRemote(app, site, { smoke, ...force });
    expect((await readHistory(site, 'mfe-x')).at(-1)).toMatchObject({
      forced: ['smoke'],
      reason: force.reason,
    });
  });
});

it('is passed by force for a reason alone, which is kept, and never past what breaks pages', async () => {
  await shell('one');
  await build({ more: { contract: 9, budget: { js: 3 } } });
  await expect(publishRemote(app, site)).rejects.toThrow(/say why: --force --reason "…"$/);
  await expect(publishRemote(app, site, { force: true })).rejects.toThrow(/--force: expected a reason/);
  const { version } = await publishRemote(app, site, { force: true, reason: 'correção urgente' });
  expect((await readHistory(site, 'mfe-x')).at(-1)).toMatchObject({
    version,
    reason: 'correção urgente',
    forced: ['budget', 'fit'],
  });
  await build({ text: 'two' });
  await publishRemote(app, site);
  expect((await readHistory(site, 'mfe-x')).at(-1)).not.toHaveProperty('forced');
});
