// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell, type TestBuild } from '@ia/test-support/builds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRequirements } from '../build/requirements.ts';
import { hashSources } from '../build/sources.ts';
import { publishRemote, publishShell } from '../commands/publish.ts';
import { readRegistry } from '../commands/report.ts';
import { openFolder } from '../files/folder.ts';
import { packUpload } from '../service/client.ts';
import { readHistory } from '../site/records.test-scene.ts';
import { checkBuild, checkSmoke, runGate } from './gate.ts';

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
const writeBuildFile = (file: string, content: unknown) =>
  writeFile(path.join(app, 'dist', file), typeof content === 'string' ? content : JSON.stringify(content));
const configure = (config: object) => writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
const publishTestShell = async (text: string, provides?: object) =>
  publishShell(
    await buildShell(path.join(folder, 'shell'), {
      text,
      ...(provides ? { files: { 'provides.json': JSON.stringify(provides) } } : {}),
    }),
    site,
  );
const candidate = () => ({ name: 'mfe-x', build: openFolder(path.join(app, 'dist')), goesLive: true });
const gate = () => runGate(candidate(), openFolder(site));
const findErrors = async () => (await gate()).findings.map(({ check, message }) => [check, message]);
/** Module Federation manifest of a build that shares these packages. */
const sharedManifest = (shared: Record<string, string>) => ({
  shared: Object.entries(shared).map(([name, version]) => ({ name, version, requiredVersion: '*' })),
});

it('The gate passes a complete build and lists its checks', async () => {
  await publishTestShell('one');
  await build({ routes: ['/', '/a'] });
  expect(await gate()).toEqual({
    checks: [
      'declaration',
      'files',
      'sources',
      'keys',
      'budget',
      'compatibility',
      'previous shell',
      'addresses',
    ],
    findings: [],
  });
});

describe('The sources check', () => {
  const page = () => path.join(app, 'src/pages/p/index.tsx');
  const sourcesFindings = async () => (await findErrors()).filter(([check]) => check === 'sources');
  /** Writes the list of sources as the preset's build does. */
  const buildWithSources = async () => {
    await build();
    await mkdir(path.dirname(page()), { recursive: true });
    await writeFile(page(), 'export default 1;');
    await writeFile(path.join(app, 'mfe.config.ts'), 'export default {};');
    await writeBuildFile('.vite/sources.json', await hashSources(app));
  };

  it('rejects a build that is older than its sources, with the changed files', async () => {
    await buildWithSources();
    expect(await sourcesFindings()).toEqual([]);
    await writeFile(page(), 'export default 2;');
    await writeFile(path.join(app, 'src/more.ts'), '');
    const [[, message] = []] = await sourcesFindings();
    expect(message).toMatch(
      /is older than its sources.*\n {2}src\/more\.ts\n {2}src\/pages\/p\/index\.tsx\n.*"build"/,
    );
    await expect(publishRemote(app, site)).rejects.toThrow('is older than its sources');
    await expect(packUpload(app, {})).rejects.toThrow('is older than its sources');
    await packUpload(app, { force: true, reason: 'o que foi visto' });
  });

  it('compares contents, because a checkout has later modification times than the build', async () => {
    await buildWithSources();
    const later = new Date(Date.now() + 60_000);
    await utimes(page(), later, later);
    await writeFile(path.join(app, 'src/pages/p/P.test.tsx'), 'it');
    expect(await sourcesFindings()).toEqual([]);
  });

  it('passes a build without sources beside it', async () => {
    await buildWithSources();
    await rm(path.join(app, 'src'), { recursive: true });
    expect(await sourcesFindings()).toEqual([]);
  });
});

describe('The files check', () => {
  it('requires all files in the manifest, of each page and of its lazy chunks', async () => {
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
    const [[check, message] = []] = await findErrors();
    expect(check).toBe('files');
    for (const missing of ['remoteEntry.js', 'assets/p.css', 'assets/later.js', 'the chunk of _lost.js'])
      expect(message).toContain(`\n  ${missing} (`);
    await expect(publishRemote(app, site, { force: true, reason: 'pressa' })).rejects.toThrow(
      /mfe-x does not pass the gate:\n✗ FED-102 files: .*These checks cannot be forced: files\.$/s,
    );
    await rm(file);
    expect((await findErrors()).map(([name]) => name)).toContain('files');
  });

  it('requires the files that the page of a shell loads', async () => {
    const broken = await buildShell(path.join(folder, 'shell'), {
      files: { 'index.html': '<script src="./assets/main.js"></script><link href="./assets/lost.css">' },
    });
    await expect(publishShell(broken, site)).rejects.toThrow(/✗ FED-102 files: .*assets\/lost\.css \(index/s);
  });
});

it('The declaration check validates mfe.json and allows keys of a later tool', async () => {
  await build({ extraFields: { later: 1 } });
  expect(await findErrors()).toEqual([]);
  await build({ extraFields: { contract: 'four', entry: '../../evil.js', exposes: {} } });
  const [[check, message = ''] = []] = await findErrors();
  expect(check).toBe('declaration');
  expect(message).toMatch(
    /mfe\.json is not valid:.*contract: .*found "four".*entry: .*must be a file of the build/s,
  );
  expect(message).toContain('build the app again');
});

it('The budget check applies the site’s limit even if the app declares a higher one', async () => {
  await build();
  await configure({ budget: { js: 5 } });
  expect(await findErrors()).toEqual([
    [
      'budget',
      expect.stringMatching(/page \/ exceeds its budget: \d+ .* at most 5 allowed.*site\.config\.json/s),
    ],
  ]);
  await configure({ budget: { js: 'much' } });
  expect(await findErrors()).toEqual([
    ['budget', expect.stringMatching(/budget\.js: expected a whole .*"much"/)],
  ]);
});

describe('The shared packages check', () => {
  it('uses the versions of the build when the declaration has none or others', async () => {
    await build();
    await writeBuildFile(
      'mf-manifest.json',
      sharedManifest({ react: '18.3.1', 'react/jsx-runtime': '18.3.1', '@emotion/react': '11.2.0' }),
    );
    const { build: dist } = candidate();
    expect(await readRequirements(dist, { contract: 1 })).toEqual({
      contract: 1,
      packages: { react: '^18.0.0', '@emotion/react': '^11.0.0' },
    });
    const declared = { contract: 4, packages: { react: '^19.3.0', jotai: '^3.0.0' } };
    expect((await readRequirements(dist, { contract: 4, requires: declared }))?.packages).toEqual({
      react: '^18.0.0',
      '@emotion/react': '^11.0.0',
      jotai: '^3.0.0',
    });
  });

  it('rejects another major version and a package that the shell does not provide', async () => {
    await publishTestShell('one');
    await build();
    await writeBuildFile('mf-manifest.json', sharedManifest({ react: '18.3.1', lodash: '4.17.0' }));
    expect(await findErrors()).toEqual([
      [
        'compatibility',
        expect.stringMatching(
          /react: expected \^18\.0\.0, found 19\.3\.1\n {2}lodash: expected \^4\.0\.0, found none/,
        ),
      ],
    ]);
    await writeBuildFile('mf-manifest.json', sharedManifest({ react: '19.0.0' }));
    expect(await findErrors()).toEqual([]);
    await publishRemote(app, site);
    expect((await readRegistry(site)).apps['mfe-x']?.requires?.packages).toEqual({ react: '^19.0.0' });
  });

  it('requires one --force for an app that is incompatible with the previous shell, because it blocks a rollback', async () => {
    const previousShell = await publishTestShell('one', { contract: 3, packages: { react: '19.3.1' } });
    await publishTestShell('two');
    const requirements = { contract: 4, requires: { contract: 4, packages: { react: '^19.0.0' } } };
    await build({ extraFields: requirements });
    const expectedMessage = new RegExp(
      `before the live one, ${previousShell.version}:\\n {2}contract: expected 4 or later, found 3\\n.*activate shell`,
      's',
    );
    expect(await findErrors()).toEqual([['previous shell', expect.stringMatching(expectedMessage)]]);
    await expect(publishRemote(app, site)).rejects.toThrow(/✗ FED-107 previous shell: .*--force --reason/s);
    await publishRemote(app, site, { force: true, reason: 'a casca nova fica' });
    expect((await readHistory(site, 'mfe-x')).at(-1)).toMatchObject({ forced: ['previous shell'] });
    await build({ extraFields: requirements, text: 'two' });
    const { warnings } = await publishRemote(app, site);
    expect(warnings).toEqual([expect.stringMatching(expectedMessage)]);
    expect((await readHistory(site, 'mfe-x')).at(-1)).not.toHaveProperty('forced');
  });
});

it('The addresses check rejects placeholder addresses in a production site', async () => {
  const settings = { proofUrl: { description: 'x', type: 'address', default: 'https://medalhas.example' } };
  await build({ extraFields: { settings } });
  await writeBuildFile(
    'assets/p.js',
    '"https://medalhas.example","nome@dominio.example","https://vaga.example/x",a.example',
  );
  expect(await findErrors()).toEqual([]);
  await configure({ production: true });
  expect(await findErrors()).toEqual([
    [
      'addresses',
      expect.stringMatching(/production.*:\n {2}assets\/p\.js: https:\/\/vaga\.example\nReplace/s),
    ],
  ]);
});

it('The gate reports all failed checks at once', async () => {
  await publishTestShell('one');
  await build({ extraFields: { contract: 9, budget: { js: 3 } } });
  await writeBuildFile('assets/p.js', `const key = "AIza${'x'.repeat(35)}"`);
  await expect(publishRemote(app, site)).rejects.toThrow(
    /✗ FED-109 keys: .*✗ FED-104 budget: .*✗ FED-105 compatibility: .*expected 9 or later, found 4/s,
  );
});

describe('The smoke check', () => {
  /** A smoke check that fails. */
  const smoke = async ({ name }: { name: string }) => {
    throw new Error(`in the live site,\n#/: ${name} says a word`);
  };

  it('runs last, and not for a build with missing files', async () => {
    await build();
    const runChecks = async () => {
      const findings = await checkBuild(candidate());
      return [...findings, ...(await checkSmoke(candidate(), site, findings, smoke))];
    };
    const finding = { check: 'smoke', code: 'FED-110', mayBeForced: true };
    expect(await runChecks()).toEqual([{ ...finding, message: 'in the live site,\n#/: mfe-x says a word' }]);
    await rm(path.join(app, 'dist/remoteEntry.js'));
    expect((await runChecks()).map(({ check }) => check)).toEqual(['files']);
  });

  it('can be forced with a reason, which the history records; a release that is cancelled meanwhile is not published', async () => {
    await build();
    await expect(publishRemote(app, site, { smoke })).rejects.toThrow(
      /✗ FED-110 smoke: .*says a word\nNothing was/s,
    );
    const force = { force: true, reason: 'correção urgente' };
    const assertNotCancelled = () => Promise.reject(new Error('cancelled'));
    await expect(publishRemote(app, site, { smoke, ...force, assertNotCancelled })).rejects.toThrow(
      /^cancelled$/,
    );
    expect(await readHistory(site, 'mfe-x')).toEqual([]);
    await publishRemote(app, site, { smoke, ...force });
    expect((await readHistory(site, 'mfe-x')).at(-1)).toMatchObject({
      forced: ['smoke'],
      reason: force.reason,
    });
  });
});

it('--force requires a reason, which the history records, and never skips a check that protects pages', async () => {
  await publishTestShell('one');
  await build({ extraFields: { contract: 9, budget: { js: 3 } } });
  await expect(publishRemote(app, site)).rejects.toThrow(/give a reason: --force --reason "…"$/);
  await expect(publishRemote(app, site, { force: true })).rejects.toThrow(/--force: expected a reason/);
  const { version } = await publishRemote(app, site, { force: true, reason: 'correção urgente' });
  expect((await readHistory(site, 'mfe-x')).at(-1)).toMatchObject({
    version,
    reason: 'correção urgente',
    forced: ['budget', 'compatibility'],
  });
  await build({ text: 'two' });
  await publishRemote(app, site);
  expect((await readHistory(site, 'mfe-x')).at(-1)).not.toHaveProperty('forced');
});
