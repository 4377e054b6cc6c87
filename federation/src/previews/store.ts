import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { errorOf } from '../errors/error-of.ts';
import { partIn, writeAtomic } from '../files/atomic.ts';
import { filesBelow, openFolder } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import { withLock } from '../site/lock.ts';
import { sweep } from '../site/sweep.ts';
import { type Claim, isExpired, nameOf } from './link.ts';

// Layout: `<folder>/<app>.<version>.<expires>/` with `preview.json` and the composed site in `site/`. The
// folder is beside the tokens, outside the live site.

const previewSchema = v.object({
  app: v.string(),
  version: v.string(),
  /** Unix time in seconds. */
  expires: v.number(),
  owner: v.string(),
  /** Name of the token. */
  by: v.string(),
  bytes: v.number(),
});

export type Preview = v.InferOutput<typeof previewSchema>;

export interface PreviewLimits {
  perApp: number;
  /** Total size of all previews. */
  bytes: number;
}

/** A copy of a site has some megabytes. */
export const DEFAULT_LIMITS: PreviewLimits = { perApp: 5, bytes: 1_000_000_000 };

const RECORD = 'preview.json';

export const siteOf = (folder: string, claim: Claim): string => path.join(folder, nameOf(claim), 'site');

async function readRecord(folder: string): Promise<Preview | null> {
  try {
    const given: unknown = JSON.parse(await readFile(path.join(folder, RECORD), 'utf8'));
    return v.is(previewSchema, given) && nameOf(given) === path.basename(folder) ? given : null;
  } catch {
    return null;
  }
}

/** Lists the valid previews, by ascending expiry. */
export async function previewsIn(folder: string): Promise<Preview[]> {
  const names = (await openFolder(folder).folders()).filter((name) => !name.startsWith('.'));
  const all = await Promise.all(names.map((name) => readRecord(path.join(folder, name))));
  return all
    .filter((one): one is Preview => one !== null && !isExpired(one))
    .sort((a, b) => a.expires - b.expires);
}

/** Deletes a preview. Renames the folder first, so that a partial preview is never served. */
async function remove(folder: string, name: string): Promise<void> {
  const removed = partIn(folder);
  await rename(path.join(folder, name), removed).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(removed, { recursive: true, force: true });
}

/** Deletes expired previews, and incomplete ones of a crashed service. */
export async function sweepPreviews(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  for (const name of (await openFolder(folder).folders()).filter((one) => !one.startsWith('.'))) {
    const preview = await readRecord(path.join(folder, name));
    if (!preview || isExpired(preview)) await remove(folder, name);
  }
}

/**
 * Checks the limits for another preview of an app.
 * @param more size of the preview in bytes
 * @throws when the number of the app's previews or the total size exceeds its limit.
 */
export async function assertCapacity(
  folder: string,
  app: string,
  { perApp, bytes }: PreviewLimits,
  more = 0,
): Promise<void> {
  const existing = await previewsIn(folder);
  const own = existing.filter((one) => one.app === app);
  if (own.length >= perApp) {
    const versions = own.map(({ version }) => version).join(', ');
    throw errorOf('FED-321', { app, limit: perApp, count: own.length, versions });
  }
  const used = existing.reduce((sum, one) => sum + one.bytes, 0);
  if (used + more <= bytes) return;
  throw errorOf('FED-322', { size: used + more, limit: bytes });
}

/** Returns the total size of the files below a folder, in bytes. */
export async function bytesBelow(folder: string): Promise<number> {
  const sizes = (await filesBelow(folder)).map(async (file) => (await stat(path.join(folder, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Stores a composed preview with one rename. From then on its link works.
 * @param composed folder on the same disk, with the site in `site/`
 * @throws when a limit is exceeded.
 */
export async function addPreview(
  folder: string,
  preview: Preview,
  composed: string,
  limits: PreviewLimits,
): Promise<void> {
  await writeAtomic(path.join(composed, RECORD), jsonText(preview));
  await withLock(folder, async () => {
    await assertCapacity(folder, preview.app, limits, preview.bytes);
    await remove(folder, nameOf(preview));
    await rename(composed, path.join(folder, nameOf(preview)));
  });
}

/** Ends the previews of an app, or of one version. @returns the versions of the ended previews */
export async function endPreviews(folder: string, app: string, version?: string): Promise<string[]> {
  const matching = (await previewsIn(folder)).filter(
    (one) => one.app === app && (version === undefined || one.version === version),
  );
  for (const one of matching) await remove(folder, nameOf(one));
  return matching.map((one) => one.version);
}

/** True while a preview is stored. A valid link may belong to a preview that was ended. */
export const isStored = (folder: string, claim: Claim): boolean =>
  existsSync(path.join(folder, nameOf(claim), RECORD));
