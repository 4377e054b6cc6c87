// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publicPackages, publishPackages } from './pack-packages.ts';
import { workspace } from './run.ts';

const readJson = (file: string) => JSON.parse(readFileSync(path.join(workspace, file), 'utf8'));
const packages = publicPackages().map((folder) => readJson(`${folder}/package.json`));

it.each(packages)('$name, packed, has every export of its sources', ({ exports, publishConfig }) => {
  expect(Object.keys(publishConfig.exports)).toEqual(Object.keys(exports));
});

it('Packages for teams have one common version', () => {
  const [fixedPackages] = readJson('.changeset/config.json').fixed;
  expect([...fixedPackages].sort()).toEqual(packages.map(({ name }) => name).sort());
  expect(new Set(packages.map(({ version }) => version)).size).toBe(1);
});

it.each(publicPackages())('%s, packed, contains every file that its README files link to', (folder) => {
  const cwd = path.join(workspace, folder);
  const { files } = readJson(`${folder}/package.json`) as { files: string[] };
  const shipped = files.flatMap((pattern) => globSync([pattern, `${pattern}/**`], { cwd }));
  const pages = ['README.md', ...shipped.filter((file) => /(^|\/)README\.md$/.test(file))];
  const links = pages.flatMap((page) =>
    [...readFileSync(path.join(cwd, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, link = '']) => path.join(path.dirname(page), link),
    ),
  );
  expect(links.filter((link) => link !== 'README.md' && !shipped.includes(link))).toEqual([]);
});

it.each(packages)('$name has no dependency on a package that the shell provides', ({ dependencies }) => {
  const shared = ['react', 'react-dom', '@emotion/react', '@emotion/styled', 'jotai'];
  expect(Object.keys(dependencies ?? {}).filter((name) => shared.includes(name))).toEqual([]);
});

it('publishPackages keeps a package of a production site when a build has other content under its version', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'packages-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  await writeFile(path.join(site, 'site.config.json'), '{"production":true}');
  const publishBuild = (content: string) =>
    publishPackages(
      site,
      ['@ia/federation', '@ia/shared-ui'].map((name) => ({
        manifest: { name, version: '0.1.0' },
        archive: Buffer.from(name === '@ia/federation' ? content : name),
      })),
    );
  expect(await publishBuild('one')).toEqual(['  @ia/federation 0.1.0', '  @ia/shared-ui 0.1.0']);
  expect(await publishBuild('two')).toEqual([
    '  @ia/shared-ui 0.1.0',
    expect.stringMatching(/^ {2}Not published: @ia\/federation 0\.1\.0\. .* keeps it, .* next release/),
  ]);
});
