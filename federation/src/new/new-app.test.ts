// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newApp } from './new-app.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'new-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Route with hyphens and owner with a quote: both need conversion in the generated code. */
const options = { name: 'mfe-museu', route: '/obras-do-museu', owner: "equipa d'arte" };
const read = (file: string) => readFile(path.join(parent, options.name, file), 'utf8');

it('newApp replaces every placeholder in every file', async () => {
  const { folder, files } = await newApp(options, parent);
  expect(folder).toBe(path.join(parent, 'mfe-museu'));
  expect(files).toContain('src/pages/obras-do-museu/ObrasDoMuseu.test.tsx');
  expect(await read('mfe.config.ts')).toContain("path: '/obras-do-museu'");
  expect(await read('mfe.config.ts')).toContain("owner: 'equipa d’arte'");
  expect(await read('src/content/obras-do-museu.ts')).toContain("title: 'Obras do museu'");
  for (const file of files) expect(await read(file), file).not.toMatch(/__\w+__|\*\*(name|title|owner)\*\*/);
});

it('newApp with withData writes migrations, types, a query and a mutation in one schema', async () => {
  const { files } = await newApp({ ...options, withData: true }, parent);
  const migration = 'data/obras_do_museu/20260101000000_requests.sql';
  expect(files).toEqual(
    expect.arrayContaining([migration, 'data/README.md', 'src/data/database.types.ts', 'package.json']),
  );
  expect(new Set(files).size).toBe(files.length);
  expect(await read(migration)).toContain('create table obras_do_museu.requests');
  expect(await read('src/data/requests-query.ts')).toContain("(backend, 'obras_do_museu')");
  expect(await read('src/pages/obras-do-museu/index.tsx')).toContain('loadRequests');
  for (const file of files) expect(await read(file), file).not.toMatch(/__[a-z]+__/);
});

it('newApp writes today’s date as the page’s last update', async () => {
  await newApp(options, parent);
  const today = new Date().toISOString().slice(0, 10);
  expect(await read('mfe.config.ts')).toContain(`updated: '${today}'`);
});

it('newApp writes a version for every dependency of the template', async () => {
  await newApp(options, parent);
  const { dependencies, devDependencies } = JSON.parse(await read('package.json'));
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  // In the workspace, versions come from its catalog.
  const hasWorkspaceVersion = ([name, version]: [string, unknown]) =>
    version === (name.startsWith('@ia/') ? 'workspace:*' : 'catalog:');
  expect(versions.filter((entry) => !hasWorkspaceVersion(entry))).toEqual([]);
  const manifest = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8'));
  const testedVersions = {
    ...manifest.peerDependencies,
    ...manifest.dependencies,
    ...manifest.devDependencies,
  };
  expect(versions.filter(([name]) => !name.startsWith('@ia/') && !testedVersions[name])).toEqual([]);
});

it.each([
  ['a name that is not kebab-case', { name: 'Mfe Museu' }, /name is invalid.*kebab-case.*"Mfe Museu"/s],
  ['a reserved name', { name: 'shell' }, /the site reserves the name.*"shell"/s],
  ['a missing name', { name: undefined }, /name is invalid.*found nothing/s],
  ['a route without a slash', { route: 'obras' }, /route is invalid.*such as \/biblioteca.*"obras"/s],
  ['the route of the main page', { route: '/' }, /route is invalid/],
  ['a missing owner', { owner: ' ' }, /the owner is missing/],
  ['an invalid site address', { site: 'museu' }, /address of the site is invalid.*"museu"/s],
])(
  'newApp rejects %s with expected, found and an example, and writes nothing',
  async (_, change, message) => {
    const creation = newApp({ ...options, ...change }, parent);
    await expect(creation).rejects.toThrow(message);
    await expect(creation).rejects.toThrow(
      /Nothing was written.*expected.*found.*federation new mfe-biblioteca/s,
    );
    expect(await readdir(parent)).toEqual([]);
  },
);

it('newApp leaves a folder that is not empty unchanged', async () => {
  const { folder } = await newApp(options, parent);
  await writeFile(path.join(folder, 'README.md'), 'ours');
  await expect(newApp(options, parent)).rejects.toThrow(/exists already.*Choose another name/s);
  expect(await read('README.md')).toBe('ours');
});

it('the CI templates publish only after the checks, and no GitHub step before it reads the token', async () => {
  const readTemplate = (file: string) =>
    readFile(path.join(import.meta.dirname, '../../template', file), 'utf8');
  const [github, gitlab] = [
    await readTemplate('_github/workflows/ci.yml'),
    await readTemplate('_gitlab-ci.yml'),
  ];
  const publish = 'npx federation publish . --to "$FEDERATION_SERVICE"';
  for (const text of [github, gitlab]) expect(text.split(publish)).toHaveLength(2);
  const [beforePublish = '', afterPublish = ''] = github.split(publish);
  expect(beforePublish).not.toContain('secrets.');
  expect(afterPublish).toMatch(/FEDERATION_TOKEN: \$\{\{ secrets\.FEDERATION_TOKEN \}\}/);
  expect(beforePublish).toMatch(/ {2}publish:\n {4}needs: check\n/);
  expect(gitlab).toMatch(/\npublish:\n {2}stage: deploy\n/);
});
