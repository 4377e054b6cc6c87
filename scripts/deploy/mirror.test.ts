// @vitest-environment node
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withRsync } from '@ia/test-support/rsync';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const script = path.join(import.meta.dirname, '../../deploy/mirror.sh');
/** Number of rsync calls in the script. */
const CALLS = 5;

let env: NodeJS.ProcessEnv;
let folder: string;
let site: string;
let copy: string;

const write = async (at: string, files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(at, name)), { recursive: true });
    await writeFile(path.join(at, name), content);
  }
};

/** A minimal release. */
const release = (version: string): Record<string, string> => ({
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
const [before, after] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

const filesOf = async (at: string) => {
  const found = await readdir(at, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((one) => path.join(one.parentPath, one.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(at, file), await readFile(file, 'utf8')] as const),
    ),
  );
};

/** Runs the script with an rsync that first runs the given commands, by call number. */
async function mirror(first: Record<number, string> = {}): Promise<void> {
  const programs = path.join(folder, 'programs');
  const lines = Object.entries(first).map(([call, command]) => `${call}) ${command} ;;`);
  await write(programs, {
    calls: '0',
    rsync: `#!/bin/sh\ncalls=$(($(cat ${programs}/calls) + 1)); echo $calls >${programs}/calls\ncase $calls in\n${lines.join('\n')}\nesac\nPATH=\${PATH#*:} exec rsync "$@"\n`,
  });
  await chmod(path.join(programs, 'rsync'), 0o755);
  await promisify(execFile)(script, [site, copy], { env: { ...env, PATH: `${programs}:${env.PATH}` } });
  expect(await readFile(path.join(programs, 'calls'), 'utf8')).toBe(`${CALLS}\n`);
}

/** Checks that everything the shown documents reference exists. */
function expectWhole(shown: string): void {
  for (const name of ['remoteEntry.js', `assets/${shown}.js`, '.vite/manifest.json'])
    expect(existsSync(path.join(copy, 'mfe-a', shown, name)), `${shown}/${name}`).toBe(true);
  expect(existsSync(path.join(copy, `packages/@ia/federation/-/federation-${shown}.tgz`))).toBe(true);
}

const shownBy = (file: string) => readFile(path.join(copy, file), 'utf8');

// Installs rsync if the machine has none.
beforeAll(() => {
  env = withRsync();
}, 300_000);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mirror-'));
  [site, copy] = [path.join(folder, 'site'), path.join(folder, 'copy')];
  await write(site, release(before));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('deploy/mirror.sh', { timeout: 30_000 }, () => {
  it('copies the site without temporary files', async () => {
    const files = await filesOf(site);
    await write(site, {
      '.lock-1': '',
      '.part-1/index.html': '',
      'mfe-a/.part-1/remoteEntry.js': '',
      'mfe-a/releases/.part-1': '',
      'mfe-a/1.2.0-cccccccc.77.part/a.js': '',
    });
    await mirror();
    expect(await filesOf(copy)).toEqual(files);
    expect(execFileSync('stat', ['-c', '%a', path.join(copy, 'mfe-a')], { encoding: 'utf8' })).toBe('755\n');
  });

  it('deletes files that are no longer in the site and keeps files of the machine', async () => {
    await write(copy, {
      '.well-known/acme': 'a',
      'old.html': 'a',
      'mfe-old/1.0.0-dddddddd/remoteEntry.js': 'a',
    });
    await mirror();
    expect(await filesOf(copy)).toEqual({ ...(await filesOf(site)), '.well-known/acme': 'a' });
  });

  it.each(Array.from({ length: CALLS }, (_, call) => call + 1))(
    'leaves a consistent copy when it is interrupted before step %i',
    async (step) => {
      await cp(site, copy, { recursive: true });
      await rm(path.join(site, 'mfe-a', before), { recursive: true });
      await write(site, release(after));
      await expect(mirror({ [step]: 'exit 20' })).rejects.toThrow();
      for (const file of ['index.html', 'registry.json']) expectWhole(await shownBy(file));
    },
  );

  it('completes an interrupted copy at the next run', async () => {
    await cp(site, copy, { recursive: true });
    await rm(path.join(site, 'mfe-a', before), { recursive: true });
    await write(site, release(after));
    await expect(mirror({ 4: 'exit 20' })).rejects.toThrow();
    await mirror();
    expect(await filesOf(copy)).toEqual(await filesOf(site));
  });

  it.each([2, 5])('leaves a release that is published at step %i to the next run', async (step) => {
    const next = path.join(folder, 'next');
    await write(next, release(after));
    await mirror({ [step]: `cp -r ${next}/. ${site}/` });
    for (const file of ['index.html', 'registry.json']) {
      expect(await shownBy(file)).toBe(before);
      expectWhole(before);
    }
    await mirror();
    expect(await filesOf(copy)).toEqual(await filesOf(site));
  });

  it('refuses a folder that is not a site and leaves the copy unchanged', async () => {
    await cp(site, copy, { recursive: true });
    await rm(path.join(site, 'registry.json'));
    await expect(mirror()).rejects.toThrow('is not a composed site: registry.json is missing');
    expect(await shownBy('registry.json')).toBe(before);
  });
});
