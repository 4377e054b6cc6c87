import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './run.ts';

/** Programs that operators run. */
const SOURCES = [
  'scripts/*.ts',
  'supabase/local/**/*.ts',
  'supabase/scripts/*.ts',
  'federation/src/**/*.ts',
  'test-support/src/chromium.ts',
];

/**
 * Variables that no operator sets: the system, the continuous integration or another
 * program of this repository sets them.
 */
const NOT_SETTINGS = [
  ...['PATH', 'HOME', 'NODE_ENV', 'LITE_TELEMETRY', 'SITE_CONFIG', 'FEDERATION_SITE_URL'],
  ...['GITHUB_SHA', 'GITHUB_REPOSITORY', 'GITHUB_SERVER_URL', 'CI_COMMIT_SHA', 'CI_PROJECT_URL'],
  ...['XDG_CACHE_HOME'],
];

const page = await readFile(path.join(workspace, 'docs/settings.md'), 'utf8');
const documentedVariables = [...(page.split('## Environment')[1] ?? '').matchAll(/^\| `([A-Z_]+)`/gm)].map(
  ([, name]) => name,
);

const readVariables = new Set<string>();
for (const file of globSync(SOURCES, { cwd: workspace }).filter(
  (name) => !/\.test(-scene)?\.ts$/.test(name),
)) {
  const text = await readFile(path.join(workspace, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/\benv\.([A-Z][A-Z_]*)\b/g)) readVariables.add(name);
}

it('docs/settings.md lists every environment variable that a program for operators reads', () => {
  expect([...readVariables].filter((name) => !NOT_SETTINGS.includes(name)).sort()).toEqual(
    [...documentedVariables].sort(),
  );
});
