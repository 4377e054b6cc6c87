import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { workspace } from './run.ts';

// Checks files in the root folder that other programs read: publiccode.yml (for catalogues of public
// software), CODEOWNERS, the configurations of CI and Renovate, and pnpm-lock.yaml.

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const exists = (file: string) => existsSync(path.join(workspace, file));

/** Schema of a text, without the white space of a value that is folded over several lines. */
const text = (min: number, max: number) => v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));
const httpUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const date = v.pipe(v.string(), v.isoDate());

/** Category names of the publiccode.yml standard that our publiccode.yml may use. */
const CATEGORIES = [
  'collaboration',
  'data-collection',
  'digital-citizenship',
  'educational-content',
  'gamification',
  'learning-management-system',
  'online-community',
];

/** Mandatory keys, and the optional ones in use. Source: docs.publiccode.tools, version 0.5 (2026). */
const publiccode = v.strictObject({
  publiccodeYmlVersion: v.literal('0.5'),
  name: text(1, 100),
  url: v.pipe(httpUrl, v.endsWith('.git')),
  landingURL: httpUrl,
  softwareVersion: v.string(),
  releaseDate: date,
  platforms: v.pipe(
    v.array(v.picklist(['web', 'windows', 'mac', 'linux', 'ios', 'android'])),
    v.minLength(1),
  ),
  categories: v.array(v.picklist(CATEGORIES)),
  developmentStatus: v.picklist(['concept', 'development', 'beta', 'stable', 'obsolete']),
  softwareType: v.literal('standalone/web'),
  intendedAudience: v.strictObject({
    scope: v.array(v.picklist(['local-authorities', 'education', 'government'])),
    countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
  description: v.record(
    v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
    v.strictObject({
      genericName: text(1, 35),
      shortDescription: text(1, 150),
      longDescription: text(150, 10_000),
      features: v.pipe(v.array(text(1, 200)), v.minLength(1)),
      screenshots: v.array(v.pipe(v.string(), v.check(exists, 'the file does not exist'))),
    }),
  ),
  legal: v.strictObject({ license: v.literal('EUPL-1.2'), mainCopyrightOwner: text(1, 100) }),
  maintenance: v.strictObject({
    type: v.picklist(['internal', 'contract', 'community', 'none']),
    contacts: v.pipe(v.array(v.strictObject({ name: text(1, 100) })), v.minLength(1)),
  }),
  localisation: v.strictObject({
    localisationReady: v.boolean(),
    availableLanguages: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
});

it('publiccode.yml satisfies the standard and names the released version', () => {
  const metadata = parse(read('publiccode.yml'));
  const { issues } = v.safeParse(publiccode, metadata);
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
  expect(metadata.softwareVersion).toBe(JSON.parse(read('package.json')).version);
  expect(JSON.parse(read('package.json')).license).toBe(metadata.legal.license);
});

/** Owner of each folder in CODEOWNERS, without the organisation's account. */
const owners = new Map(
  read('CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/) as [string, string])
    .map(([pattern, owner]) => [pattern, owner.split('/')[1]]),
);

it('CODEOWNERS covers every package and agrees with the owner in mfe.config.ts', () => {
  const packages = globSync('*/package.json', { cwd: workspace }).map((file) => `/${path.dirname(file)}/`);
  expect(packages.filter((folder) => !owners.has(folder))).toEqual([]);
  const configFiles = globSync(['mfe-*/mfe.config.ts', 'shared-ui/library/mfe.config.ts'], {
    cwd: workspace,
  });
  for (const file of configFiles) {
    const [folder] = file.split('/');
    expect(owners.get(`/${folder}/`), file).toBe(/owner: '([^']+)'/.exec(read(file))?.[1]);
  }
});

it('CODEOWNERS names folders that exist', () => {
  expect([...owners.keys()].filter((pattern) => pattern !== '*' && !exists(pattern))).toEqual([]);
});

it.each(['.github/workflows/ci.yml', '.gitlab-ci.yml'])("%s runs the README's test command", (file) => {
  const command = /^(npx \S+ \S+ test)\b/m.exec(read('README.md'))?.[1];
  expect(command).toBeTruthy();
  expect(JSON.stringify(parse(read(file)))).toContain(command);
});

it.each(['.github/workflows/ci.yml', '.gitlab-ci.yml'])(
  '%s builds the site before SKIP_BUILD uses it',
  (file) => {
    const { engines } = { ...parse(read(file)), ...parse(read(file)).jobs } as { engines: unknown };
    const job = JSON.stringify(engines);
    for (const setting of ['"SKIP_BUILD":"1"', '"LONG_RUN":"1"', 'schedule']) expect(job).toContain(setting);
    expect(job).toMatch(/CHROMIUM_PATH"?[:=]"?\/usr\/bin\//);
    // A run without SKIP_BUILD deletes its site at the end.
    expect(job.indexOf('pnpm@12 build')).toBeGreaterThan(0);
    expect(job.indexOf('pnpm@12 build')).toBeLessThan(job.indexOf('pnpm@12 e2e'));
    expect(job.match(/pnpm@12 e2e/g)?.length).toBe(2);
  },
);

it('Renovate groups packages of the workspace', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { groupName: string; matchPackageNames: string[] }[];
  };
  const manifests = globSync('{.,*,*/*}/package.json', {
    cwd: workspace,
    exclude: ['**/node_modules/**'],
  }).map(read);
  // Text of all package.json files and the catalog.
  const used = `${manifests.join('')}${read('pnpm-workspace.yaml')}`;
  const missing = packageRules.filter(
    ({ matchPackageNames }) => !matchPackageNames.some((name) => used.includes(name.replace('**', ''))),
  );
  expect(packageRules.map(({ groupName }) => groupName)).toEqual(
    expect.arrayContaining(['React', 'Vite', 'federation', 'Playwright']),
  );
  expect(missing).toEqual([]);
});

it.each(['@deno/darwin-arm64', '@deno/linux-arm64-glibc', '@deno/win32-x64', '@biomejs/cli-darwin-arm64'])(
  'pnpm-lock.yaml names the binary %s, so that a frozen install works on that platform',
  (name) => {
    expect(read('pnpm-lock.yaml')).toContain(`'${name}@`);
  },
);
