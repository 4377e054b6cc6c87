import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './run.ts';

const folder = path.join(workspace, '.changeset');
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

const packageNames = globSync('{*,shared-ui/library}/package.json', { cwd: workspace }).map(
  (file) => (JSON.parse(readFileSync(path.join(workspace, file), 'utf8')) as { name: string }).name,
);

// `pnpm changeset version` fails for a package that is not in the workspace.
it.each(files)('Changeset %s names packages of the workspace and describes the change', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  expect(text).toMatch(/^---\n("[^"\n]+": (major|minor|patch)\n)+---\n\n\S/);
  const named = [...text.matchAll(/^"([^"\n]+)": (?:major|minor|patch)$/gm)].map(([, name]) => name);
  expect(packageNames).toEqual(expect.arrayContaining(named));
});
