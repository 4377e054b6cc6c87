import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { partIn } from '../publish/folder.ts';
import { sweep } from '../publish/sweep.ts';

// Where uploads lie until they are checked: beside the tokens, outside of the site. No visitor, no compose and no other
// command looks there.

export const quarantineOf = (tokens: string): string => path.join(path.dirname(tokens), '.quarantine');

/** Removes what a service that was killed left. */
export async function sweepQuarantine(quarantine: string): Promise<void> {
  await mkdir(quarantine, { recursive: true });
  await sweep(quarantine);
}

/** Runs a task with an empty folder of its own, of which nothing is left when it ends, however it ends. */
export async function inQuarantine<T>(quarantine: string, task: (folder: string) => Promise<T>): Promise<T> {
  await sweepQuarantine(quarantine);
  const folder = partIn(quarantine);
  try {
    await mkdir(folder);
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
