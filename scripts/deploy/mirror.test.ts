// @vitest-environment node
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withRsync } from '@ia/test-support/rsync';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// deploy/mirror.sh copies a composed site to another folder with rsync. An interrupted run must leave a copy
// whose page and registry name only files that exist. The tests replace rsync to stop it at each call.

const script = path.join(import.meta.dirname, '../../deploy/mirror.sh');
/** Number of rsync calls in the script. */
const RSYNC_CALLS = 5;

let env: NodeJS.ProcessEnv;
let folder: string;
let site: string;
let copy: string;

const writeFiles = async (root: string, files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
};

/** Files of a site with a minimal release; each document contains its version. */
const releaseFiles = (version: string): Record<string, string> => ({
  'index.html': version,
  'index.html.br': `${version} compressed`,
  'registry.json': version,
  'privacidade/index.html': `privacy in ${version}`,
  'packages/@ia/federation/index.json': version,
  [`packages/@ia/federation/-/federation-${version}.tgz`]: 'package',
  'mfe-a/live.json': version,
  [`mfe-a/releases/${version}.json`]: 'files',
  [`mfe-a/${version}/remoteEntry.js`]: `import "./assets/${version}.js"`,
  [`mfe-a/${version}/assets/${version}.js`]: 'page',
  [`mfe-a/${version}/.vite/manifest.json`]: '{}',
});
const [oldVersion, newVersion] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

const readFiles = async (root: string) => {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((file) => path.join(file.parentPath, file.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(root, file), await readFile(file, 'utf8')] as const),
    ),
  );
};

/** Runs the script with an rsync that runs the given commands first. @param injected command by number of the call */
async function runMirror(injected: Record<number, string> = {}): Promise<void> {
  const programs = path.join(folder, 'programs');
  const lines = Object.entries(injected).map(([call, command]) => `${call}) ${command} ;;`);
  await writeFiles(programs, {
    calls: '0',
    rsync: `#!/bin/sh\ncalls=$(($(cat ${programs}/calls) + 1)); echo $calls >${programs}/calls\ncase $calls in\n${lines.join('\n')}\nesac\nPATH=\${PATH#*:} exec rsync "$@"\n`,
  });
  await chmod(path.join(programs, 'rsync'), 0o755);
  await promisify(execFile)(script, [site, copy], { env: { ...env, PATH: `${programs}:${env.PATH}` } });
  expect(await readFile(path.join(programs, 'calls'), 'utf8')).toBe(`${RSYNC_CALLS}\n`);
}

/** Checks that all files exist that the documents of a version reference. */
function expectComplete(version: string): void {
  for (const name of ['remoteEntry.js', `assets/${version}.js`, '.vite/manifest.json'])
    expect(existsSync(path.join(copy, 'mfe-a', version, name)), `${version}/${name}`).toBe(true);
  expect(existsSync(path.join(copy, `packages/@ia/federation/-/federation-${version}.tgz`))).toBe(true);
}

const readCopy = (file: string) => readFile(path.join(copy, file), 'utf8');

// Installs rsync if the machine has none.
beforeAll(() => {
  env = withRsync();
}, 300_000);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mirror-'));
  [site, copy] = [path.join(folder, 'site'), path.join(folder, 'copy')];
  await writeFiles(site, releaseFiles(oldVersion));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('deploy/mirror.sh', { timeout: 30_000 }, () => {
  it('copies the site without temporary files', async () => {
    const files = await readFiles(site);
    await writeFiles(site, {
      '.lock-1': '',
      '.part-1/index.html': '',
      'mfe-a/.part-1/remoteEntry.js': '',
      'mfe-a/releases/.part-1': '',
      'mfe-a/1.2.0-cccccccc.77.part/a.js': '',
    });
    await runMirror();
    expect(await readFiles(copy)).toEqual(files);
    expect(execFileSync('stat', ['-c', '%a', path.join(copy, 'mfe-a')], { encoding: 'utf8' })).toBe('755\n');
  });

  it('deletes files that are no longer in the site and keeps files of the machine', async () => {
    await writeFiles(copy, {
      '.well-known/acme': 'a',
      'old.html': 'a',
      'mfe-old/1.0.0-dddddddd/remoteEntry.js': 'a',
    });
    await runMirror();
    expect(await readFiles(copy)).toEqual({ ...(await readFiles(site)), '.well-known/acme': 'a' });
  });

  it.each(Array.from({ length: RSYNC_CALLS }, (_, call) => call + 1))(
    'leaves a consistent copy when it is interrupted before call %i of rsync',
    async (step) => {
      await cp(site, copy, { recursive: true });
      await rm(path.join(site, 'mfe-a', oldVersion), { recursive: true });
      await writeFiles(site, releaseFiles(newVersion));
      // rsync exits with 20 when it is interrupted.
      await expect(runMirror({ [step]: 'exit 20' })).rejects.toThrow();
      for (const file of ['index.html', 'registry.json']) expectComplete(await readCopy(file));
    },
  );

  it('completes an interrupted copy at the next run', async () => {
    await cp(site, copy, { recursive: true });
    await rm(path.join(site, 'mfe-a', oldVersion), { recursive: true });
    await writeFiles(site, releaseFiles(newVersion));
    await expect(runMirror({ 4: 'exit 20' })).rejects.toThrow();
    await runMirror();
    expect(await readFiles(copy)).toEqual(await readFiles(site));
  });

  it.each([2, 5])(
    'leaves a release that is published before call %i of rsync to the next run',
    async (step) => {
      const next = path.join(folder, 'next');
      await writeFiles(next, releaseFiles(newVersion));
      await runMirror({ [step]: `cp -r ${next}/. ${site}/` });
      for (const file of ['index.html', 'registry.json']) {
        expect(await readCopy(file)).toBe(oldVersion);
        expectComplete(oldVersion);
      }
      await runMirror();
      expect(await readFiles(copy)).toEqual(await readFiles(site));
    },
  );

  it('refuses a folder that is not a site and leaves the copy unchanged', async () => {
    await cp(site, copy, { recursive: true });
    await rm(path.join(site, 'registry.json'));
    await expect(runMirror()).rejects.toThrow('is not a composed site: registry.json is missing');
    expect(await readCopy('registry.json')).toBe(oldVersion);
  });
});
