// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requiredPackages } from './required-packages.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'app-'));
  for (const [name, version] of [
    ['react', '19.3.1'],
    ['jotai', '3.0.1'],
  ] as const) {
    await mkdir(path.join(root, 'node_modules', name), { recursive: true });
    await writeFile(path.join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('requiredPackages returns the range of a peer dependency, else a caret range of the installed version', async () => {
  const packageJson = {
    version: '0.1.0',
    peerDependencies: { react: '^19.0.0 || ^20.0.0' },
    dependencies: { jotai: 'catalog:', valibot: '1.5.0' },
  };
  await writeFile(path.join(root, 'package.json'), JSON.stringify(packageJson));
  expect(requiredPackages(root)).toEqual({ react: '^19.0.0 || ^20.0.0', jotai: '^3.0.1' });
});
