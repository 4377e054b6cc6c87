// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// A site is a folder with `registry.json`, or with releases of apps. Commands refuse any other folder, so
// that a mistyped path creates no site. Each command runs in its own process.
vi.setConfig({ testTimeout: 60_000 });
const cli = path.join(import.meta.dirname, '../cli.ts');

let folder: string;
let app: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'no-site-'));
  app = await buildApp(path.join(folder, 'mfe-x'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const runCli = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
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
])('%s rejects a folder that is not a site and writes nothing', async (...command) => {
  const missingFolder = path.join(folder, 'nowhere');
  const { code, output } = await runCli(...command, '--site', missingFolder);
  expect(output).toMatch(/nowhere is not a site\.\n.*no such folder\n.*--site <folder>.*--create/);
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual(['mfe-x']);
});

it('publish without --site rejects the default folder when it is not a site', async () => {
  const { code, output } = await runCli('publish', 'mfe-x');
  expect(output).toContain(`${path.join(folder, 'site')} is not a site`);
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual(['mfe-x']);
});

it('publish rejects a folder with other files and leaves it unchanged', async () => {
  const other = path.join(folder, 'other');
  await mkdir(other);
  await writeFile(path.join(other, 'site.config.json'), '{}');
  const { code, output } = await runCli('publish', app, '--site', other);
  expect(output).toContain('found a folder without registry.json');
  expect(code).toBe(1);
  expect(await readdir(other)).toEqual(['site.config.json']);
});

it('--create creates a site; the next release does not need it', async () => {
  const site = path.join(folder, 'site');
  const first = await runCli('publish', app, '--site', site, '--upload-only', '--create');
  expect(first.code, first.output).toBe(0);
  const second = await runCli('publish', app, '--site', site);
  expect(second.code, second.output).toBe(0);
});
