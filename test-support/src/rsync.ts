import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { unpackDebian } from './debian-package.ts';

/**
 * What a command needs in its environment to find rsync: nothing of its own where it is installed, and otherwise
 * Debian's, unpacked beside the machine and not installed.
 * @throws when it cannot be had here.
 */
export function withRsync(): NodeJS.ProcessEnv {
  if (spawnSync('rsync', ['--version'], { stdio: 'ignore' }).status === 0) return process.env;
  let folder: string;
  try {
    folder = unpackDebian(['rsync', 'libpopt0', 'libxxhash0']);
  } catch (cause) {
    throw new Error(
      'The test of deploy/mirror.sh needs rsync, and Debian’s package could not be had. Install rsync.',
      {
        cause,
      },
    );
  }
  // The folder of the machine's kind in it: x86_64-linux-gnu, aarch64-linux-gnu.
  const kind = `${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string]}-linux-gnu`;
  return {
    ...process.env,
    PATH: `${path.join(folder, 'usr/bin')}:${process.env.PATH}`,
    LD_LIBRARY_PATH: path.join(folder, 'usr/lib', kind),
  };
}
