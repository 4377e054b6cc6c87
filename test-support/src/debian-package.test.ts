// @vitest-environment node
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

// Several test workers may install packages at the same time. `installDebian` must wait for the others; it
// needs root.

/** An apt-get that fails, like Debian's, while another one runs. */
const FAKE_APT = '#!/bin/sh\nmkdir "$0.lock" || exit 100\nsleep 0.3\nrmdir "$0.lock"\n';
const INSTALL = `import { installDebian } from '${path.join(import.meta.dirname, 'debian-package.ts')}';
  process.exit(installDebian('some-package') ? 0 : 1);`;

it.runIf(process.getuid?.() === 0)('installDebian succeeds in processes that install at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apt-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'apt-get'), FAKE_APT);
  await chmod(path.join(folder, 'apt-get'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const install = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', INSTALL], { env });
  const results = await Promise.allSettled([install(), install(), install()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});
