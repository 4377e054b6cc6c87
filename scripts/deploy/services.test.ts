// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackDebian } from '@ia/test-support/debian-package';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { workspace } from '../run.ts';

// Checks the systemd units and the Containerfile in deploy/ with the tools that validate such files.

vi.setConfig({ hookTimeout: 120_000 });

const readDeployFile = (file: string) => readFileSync(path.join(workspace, 'deploy', file), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'services-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs systemd-analyze of the machine, or of Debian's package. */
function systemdAnalyze(args: string[]) {
  const installed = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  if (installed.error === undefined) return installed;
  const root = unpackDebian(['systemd', 'libsystemd-shared']);
  const [library] = readdirSync(path.join(root, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'));
  return spawnSync(path.join(root, 'usr/bin/systemd-analyze'), args, {
    encoding: 'utf8',
    env: { ...process.env, LD_LIBRARY_PATH: path.join(root, 'usr/lib', library ?? '', 'systemd') },
  });
}

/** Runs systemd's verification of a unit, with this checkout in place of the documented folder. */
function verifyUnit(unit: string, name = 'ia-para-todos'): string {
  const file = path.join(folder, `${name}.service`);
  writeFileSync(file, unit.replaceAll('ExecStart=/srv/ia-para-todos/', `ExecStart=${workspace}/`));
  return systemdAnalyze(['verify', '--man=no', file]).stderr;
}

it.each(['ia-para-todos', 'ia-publishing'])('systemd finds no problem in the unit %s', (name) => {
  expect(verifyUnit(readDeployFile(`${name}.service`), name)).toBe('');
});

it.each([
  ['ia-para-todos', ['Restart=on-failure', 'RestartSec=2', 'StartLimitIntervalSec=0']],
  ['ia-publishing', ['Restart=on-failure', 'RestartSec=2']],
])('unit %s restarts a process that ended with an error', (name, lines) => {
  expect(readDeployFile(`${name}.service`).split('\n')).toEqual(expect.arrayContaining(lines));
});

it('systemd names an unknown key of a service unit', () => {
  expect(
    verifyUnit(readDeployFile('ia-para-todos.service').replace('KillSignal=', 'KillSignals=')),
  ).toContain("Unknown key 'KillSignals'");
});

it('the linter finds no problem in the container file', () => {
  expect(validate(readDeployFile('Containerfile'))).toEqual([]);
});

it('the container runs as a user without privileges and is checked for health', () => {
  const instructions = readDeployFile('Containerfile').split('\n');
  expect(instructions).toContain('USER node');
  expect(instructions.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
});
