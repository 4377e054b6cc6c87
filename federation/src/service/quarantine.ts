import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { tempPathIn } from '../files/atomic.ts';
import { sweep } from '../site/sweep.ts';

// Uploads stay in quarantine until they are checked: beside the tokens, outside the site. No other command
// reads it, and it is not served.

/** Path of the quarantine folder. @param tokens path of the token file */
export const quarantineOf = (tokens: string): string => path.join(path.dirname(tokens), '.quarantine');

/** Deletes uploads that a crashed service left. */
export async function sweepQuarantine(quarantine: string): Promise<void> {
  await mkdir(quarantine, { recursive: true });
  await sweep(quarantine);
}

/** Runs a task with an empty temporary folder, and deletes the folder when the task ends or fails. */
export async function inQuarantine<T>(quarantine: string, task: (folder: string) => Promise<T>): Promise<T> {
  await sweepQuarantine(quarantine);
  const folder = tempPathIn(quarantine);
  try {
    await mkdir(folder);
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
