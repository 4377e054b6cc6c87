// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publicPackages } from './pack-packages.ts';
import { workspace } from './run.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(workspace, file), 'utf8'));
const packages = publicPackages().map((folder) => read(`${folder}/package.json`));

it.each(packages)('$name, packed, has every entry that its sources have', ({ exports, publishConfig }) => {
  expect(Object.keys(publishConfig.exports)).toEqual(Object.keys(exports));
});

it('packages that teams install carry one version number', () => {
  const [together] = read('.changeset/config.json').fixed;
  expect([...together].sort()).toEqual(packages.map(({ name }) => name).sort());
  expect(new Set(packages.map(({ version }) => version)).size).toBe(1);
});

it.each(publicPackages())('%s, packed, holds every file that its README files link to', (folder) => {
  const cwd = path.join(workspace, folder);
  const { files } = read(`${folder}/package.json`) as { files: string[] };
  const shipped = files.flatMap((pattern) => globSync([pattern, `${pattern}/**`], { cwd }));
  const pages = ['README.md', ...shipped.filter((file) => /(^|\/)README\.md$/.test(file))];
  const links = pages.flatMap((page) =>
    [...readFileSync(path.join(cwd, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, link = '']) => path.join(path.dirname(page), link),
    ),
  );
  expect(links.filter((link) => link !== 'README.md' && !shipped.includes(link))).toEqual([]);
});

it.each(packages)('$name leaves to the app what the shell brings', ({ dependencies }) => {
  const shared = ['react', 'react-dom', '@emotion/react', '@emotion/styled', 'jotai'];
  expect(Object.keys(dependencies ?? {}).filter((name) => shared.includes(name))).toEqual([]);
});
