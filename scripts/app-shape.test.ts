import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { remoteFolders } from '../federation/src/preset/dev-registry.ts';
import { workspace } from './run.ts';

// Checks the rules of docs/app-shape.md that a program can verify.
const apps = remoteFolders(workspace);
const read = (...file: string[]) => readFileSync(path.join(workspace, ...file), 'utf8');
const listFolders = (...folder: string[]) =>
  readdirSync(path.join(workspace, ...folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test.each(apps)('%s has the same standalone entry as every other app', (app) => {
  expect(read(app, 'src/main.tsx')).toBe(read(apps[0] as string, 'src/main.tsx'));
});

test.each(apps)('%s has only the standard folders', (app) => {
  const standardFolders = ['pages', 'parts', 'rules', 'state', 'data', 'content'];
  expect(listFolders(app, 'src').filter((folder) => !standardFolders.includes(folder))).toEqual([]);
  expect(readdirSync(path.join(workspace, app, 'src')).filter((file) => /\.\w+$/.test(file))).toEqual([
    'main.tsx',
  ]);
});

test.each(apps)('Page folders of %s match the pages in mfe.config.ts', (app) => {
  const declaredPages = [...read(app, 'mfe.config.ts').matchAll(/page: '\.\/src\/pages\/([^']+)'/g)].map(
    ([, page]) => page,
  );
  expect(listFolders(app, 'src/pages').sort()).toEqual(declaredPages.sort());
  for (const page of declaredPages) {
    expect(existsSync(path.join(workspace, app, 'src/pages', `${page}/index.tsx`)), page).toBe(true);
  }
});

test('Component files of the design system have the name of their component or hook', () => {
  const files = readdirSync(path.join(workspace, 'shared-ui/src'), { recursive: true, encoding: 'utf8' });
  const componentFiles = files.filter(
    (file) => /\/[^/]+\.tsx$/.test(file) && !/\.(test|examples)\.tsx$/.test(file),
  );
  expect(componentFiles.length).toBeGreaterThan(60);
  expect(componentFiles.filter((file) => !/\/([A-Z][A-Za-z]*|use-[a-z-]+)\.tsx$/.test(file))).toEqual([]);
});
