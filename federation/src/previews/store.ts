import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { errorOf } from '../errors/error-of.ts';
import { tempPathIn, writeAtomic } from '../files/atomic.ts';
import { filesBelow, openFolder } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import { withLock } from '../site/lock.ts';
import { sweep } from '../site/sweep.ts';
import { type Claim, isExpired, previewName } from './link.ts';

// Layout: `<folder>/<app>.<version>.<expires>/` with `preview.json` and the composed site in `site/`. The
// folder is beside the tokens, outside the live site.

const previewSchema = v.object({
  app: v.string(),
  version: v.string(),
  /** Unix time in seconds. */
  expires: v.number(),
  owner: v.string(),
  /** Name of the token. */
  author: v.string(),
  bytes: v.number(),
});

export type Preview = v.InferOutput<typeof previewSchema>;

export interface PreviewLimits {
  /** Number of previews of one app. */
  perApp: number;
  /** Total size of all previews. */
  bytes: number;
}

/** Limits for all teams together. A preview, which is a copy of the site, has some megabytes. */
export const DEFAULT_LIMITS: PreviewLimits = { perApp: 5, bytes: 1_000_000_000 };

const RECORD_FILE = 'preview.json';

/** Returns the folder of the composed site of a preview. */
export const previewSiteFolder = (folder: string, claim: Claim): string =>
  path.join(folder, previewName(claim), 'site');

async function readRecord(folder: string): Promise<Preview | null> {
  try {
    const record: unknown = JSON.parse(await readFile(path.join(folder, RECORD_FILE), 'utf8'));
    return v.is(previewSchema, record) && previewName(record) === path.basename(folder) ? record : null;
  } catch {
    return null;
  }
}

/** Lists the valid previews, by ascending expiry. */
export async function readPreviews(folder: string): Promise<Preview[]> {
  const names = (await openFolder(folder).folders()).filter((name) => !name.startsWith('.'));
  const records = await Promise.all(names.map((name) => readRecord(path.join(folder, name))));
  return records
    .filter((preview): preview is Preview => preview !== null && !isExpired(preview))
    .sort((a, b) => a.expires - b.expires);
}

/** Deletes a preview. Renames the folder first, so that a partial preview is never served. */
async function deletePreview(folder: string, name: string): Promise<void> {
  const removed = tempPathIn(folder);
  await rename(path.join(folder, name), removed).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(removed, { recursive: true, force: true });
}

/** Deletes expired previews, and incomplete ones of a crashed service. */
export async function sweepPreviews(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  for (const name of (await openFolder(folder).folders()).filter((child) => !child.startsWith('.'))) {
    const preview = await readRecord(path.join(folder, name));
    if (!preview || isExpired(preview)) await deletePreview(folder, name);
  }
}

/**
 * Checks the limits for another preview of an app.
 * @param additionalBytes size of the preview in bytes
 * @throws when the number of the app's previews or the total size exceeds its limit.
 */
export async function assertCapacity(
  folder: string,
  app: string,
  { perApp, bytes }: PreviewLimits,
  additionalBytes = 0,
): Promise<void> {
  const existing = await readPreviews(folder);
  const ofApp = existing.filter((preview) => preview.app === app);
  if (ofApp.length >= perApp) {
    const versions = ofApp.map(({ version }) => version).join(', ');
    throw errorOf('FED-321', { app, limit: perApp, count: ofApp.length, versions });
  }
  const used = existing.reduce((sum, preview) => sum + preview.bytes, 0);
  if (used + additionalBytes <= bytes) return;
  throw errorOf('FED-322', { size: used + additionalBytes, limit: bytes });
}

/** Returns the total size of the files below a folder, in bytes. */
export async function folderSizeBytes(folder: string): Promise<number> {
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
  await writeAtomic(path.join(composed, RECORD_FILE), jsonText(preview));
  await withLock(folder, async () => {
    await assertCapacity(folder, preview.app, limits, preview.bytes);
    await deletePreview(folder, previewName(preview));
    await rename(composed, path.join(folder, previewName(preview)));
  });
}

/** Ends the previews of an app, or of one version. @returns the versions of the ended previews */
export async function endPreviews(folder: string, app: string, version?: string): Promise<string[]> {
  const matching = (await readPreviews(folder)).filter(
    (preview) => preview.app === app && (version === undefined || preview.version === version),
  );
  for (const preview of matching) await deletePreview(folder, previewName(preview));
  return matching.map((preview) => preview.version);
}

/** True while a preview is stored. A valid link may belong to a preview that was ended. */
export const isStored = (folder: string, claim: Claim): boolean =>
  existsSync(path.join(folder, previewName(claim), RECORD_FILE));
