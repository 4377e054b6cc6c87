// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { devPorts, remoteFolders } from './dev-registry.ts';
import { workspaceFolders } from './workspace-folders.ts';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'workspace-'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

const createFolder = (folder: string, ...files: string[]) => {
  mkdirSync(path.join(workspace, folder), { recursive: true });
  for (const file of files) writeFileSync(path.join(workspace, folder, file), '{}');
};

it('workspaceFolders lists nested packages and skips folders without a package.json', () => {
  writeFileSync(
    path.join(workspace, 'pnpm-workspace.yaml'),
    'packages:\n  - shell\n\n  # every app\n  - mfe-*\n  - "ui"\n  - ui/library\n\ncatalog:\n  - not-a-package\n',
  );
  createFolder('shell', 'package.json');
  createFolder('mfe-b', 'package.json', 'mfe.config.ts');
  createFolder('mfe-a', 'package.json', 'mfe.config.ts');
  createFolder('mfe-leftover');
  createFolder('ui', 'package.json');
  createFolder('ui/library', 'package.json', 'mfe.config.ts');
  createFolder('not-a-package', 'package.json');

  expect(workspaceFolders(workspace)).toEqual(['shell', 'mfe-a', 'mfe-b', 'ui', 'ui/library']);
  expect(remoteFolders(workspace)).toEqual(['mfe-a', 'mfe-b', 'ui/library']);
  expect(devPorts(workspace, 6000)).toEqual({
    shell: 6000,
    'mfe-a': 6001,
    'mfe-b': 6002,
    'ui/library': 6003,
  });
});

it('workspaceFolders returns the root for an app in its own repository', () => {
  createFolder('.', 'package.json', 'mfe.config.ts');
  expect(workspaceFolders(workspace)).toEqual(['.']);
  expect(remoteFolders(workspace)).toEqual(['.']);
});
