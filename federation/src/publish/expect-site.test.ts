// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The commands as they are given, each in a process of its own.
vi.setConfig({ testTimeout: 60_000 });
const cli = path.join(import.meta.dirname, '../cli.ts');

let folder: string;
let app: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'no-site-'));
  app = await buildApp(path.join(folder, 'mfe-x'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const federation = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd: folder }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), said: out + said }),
    );
  });

it.each([
  ['publish', 'mfe-x'],
  ['activate', 'mfe-x', '1.0.0-01234567'],
  ['rollback', 'mfe-x'],
  ['revoke', 'mfe-x', '1.0.0-01234567', '--reason', 'x'],
  ['prune'],
  ['compose'],
  ['serve', '--port', '0'],
  ['token', 'create', 'equipa-x', '--apps', 'mfe-x'],
])('%s refuses a folder that is no site, and writes nothing', async (...command) => {
  const missing = path.join(folder, 'nowhere');
  const { code, said } = await federation(...command, '--site', missing);
  expect(said).toMatch(/nowhere is no site\.\n.*no such folder\n.*--site <folder>.*--create/);
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual(['mfe-x']);
});

it('publish without --site refuses the folder that it would take by default', async () => {
  const { code, said } = await federation('publish', 'mfe-x');
  expect(said).toContain(`${path.join(folder, 'site')} is no site`);
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual(['mfe-x']);
});

it('a folder with other files is no site, and stays as it is', async () => {
  const other = path.join(folder, 'other');
  await mkdir(other);
  await writeFile(path.join(other, 'site.config.json'), '{}');
  const { code, said } = await federation('publish', app, '--site', other);
  expect(said).toContain('found a folder without registry.json');
  expect(code).toBe(1);
  expect(await readdir(other)).toEqual(['site.config.json']);
});

it('--create begins a site, and the next release needs it no more', async () => {
  const site = path.join(folder, 'site');
  const first = await federation('publish', app, '--site', site, '--place-only', '--create');
  expect(first.code, first.said).toBe(0);
  const second = await federation('publish', app, '--site', site);
  expect(second.code, second.said).toBe(0);
});
