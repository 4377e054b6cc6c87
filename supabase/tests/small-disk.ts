import { execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unprivilegedUser } from './postgres.ts';

/** A mounted disk that tests can fill. */
export interface SmallDisk {
  folder: string;
  /** Writes until no space is left. */
  fill(): Promise<void>;
  /** Deletes what `fill` wrote. */
  free(): Promise<void>;
  /** Unmounts the disk. */
  remove(): Promise<void>;
}

/** Mounts a small tmpfs; null without the right to mount. @param megabytes its size */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ia-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const user = unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      // Ever smaller blocks, until no page is free.
      for (const size of [1 << 20, 1 << 16, 1 << 12]) {
        for (;;) {
          const isFull = await writeFile(ballast, Buffer.alloc(size), { flag: 'a' }).then(
            () => false,
            () => true,
          );
          if (isFull) break;
        }
      }
    },
    free: () => rm(ballast, { force: true }),
    remove: async () => {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
