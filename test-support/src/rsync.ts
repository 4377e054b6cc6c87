import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { unpackDebian } from './debian-package.ts';

/**
 * Returns the environment in which a command finds rsync. If rsync is not installed, unpacks Debian's package
 * without installing it.
 * @throws when the package cannot be downloaded
 */
export function withRsync(): NodeJS.ProcessEnv {
  if (spawnSync('rsync', ['--version'], { stdio: 'ignore' }).status === 0) return process.env;
  let folder: string;
  try {
    folder = unpackDebian(['rsync', 'libpopt0', 'libxxhash0']);
  } catch (cause) {
    throw new Error(
      'The test of deploy/mirror.sh needs rsync, and Debian’s package could not be downloaded. Install rsync.',
      {
        cause,
      },
    );
  }
  // Debian's library folder of this architecture: x86_64-linux-gnu, aarch64-linux-gnu.
  const architecture = `${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string]}-linux-gnu`;
  return {
    ...process.env,
    PATH: `${path.join(folder, 'usr/bin')}:${process.env.PATH}`,
    LD_LIBRARY_PATH: path.join(folder, 'usr/lib', architecture),
  };
}
