import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { filesBelow, foldersIn, jsonText, partIn, writeAtomic } from '../publish/folder.ts';
import { sweep } from '../publish/sweep.ts';
import { inTurn } from '../publish/turn.ts';
import { type Claim, isOver, nameOf } from './link.ts';

// `<folder>/<app>.<version>.<expires>/`: `preview.json`, and the composed site below `site/`. It lies beside the tokens,
// outside of the live site, and no command but these looks there.

const previewSchema = v.object({
  app: v.string(),
  version: v.string(),
  /** Seconds since 1970. */
  expires: v.number(),
  owner: v.string(),
  /** Name of the token. */
  by: v.string(),
  bytes: v.number(),
});

export type Preview = v.InferOutput<typeof previewSchema>;

export interface PreviewLimits {
  perApp: number;
  /** Of all previews together. */
  bytes: number;
}

/** A copy of a site weighs some megabytes. */
export const USUAL_LIMITS: PreviewLimits = { perApp: 5, bytes: 1_000_000_000 };

const RECORD = 'preview.json';

export const siteOf = (folder: string, claim: Claim): string => path.join(folder, nameOf(claim), 'site');

async function readRecord(place: string): Promise<Preview | null> {
  try {
    const given: unknown = JSON.parse(await readFile(path.join(place, RECORD), 'utf8'));
    return v.is(previewSchema, given) && nameOf(given) === path.basename(place) ? given : null;
  } catch {
    return null;
  }
}

/** Those that can be opened now, the one that ends first, first. */
export async function previewsIn(folder: string): Promise<Preview[]> {
  const names = (await foldersIn(folder)).filter((name) => !name.startsWith('.'));
  const all = await Promise.all(names.map((name) => readRecord(path.join(folder, name))));
  return all
    .filter((one): one is Preview => one !== null && !isOver(one))
    .sort((a, b) => a.expires - b.expires);
}

/** It leaves its place at once: half a preview is never found there. */
async function remove(folder: string, name: string): Promise<void> {
  const gone = partIn(folder);
  await rename(path.join(folder, name), gone).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(gone, { recursive: true, force: true });
}

/** Removes previews that are over, and what a killed service left of others. */
export async function sweepPreviews(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  for (const name of (await foldersIn(folder)).filter((one) => !one.startsWith('.'))) {
    const preview = await readRecord(path.join(folder, name));
    if (!preview || isOver(preview)) await remove(folder, name);
  }
}

/** @throws when one more of this app, or so many bytes more, would be too much; with what to do. */
export async function expectRoom(
  folder: string,
  app: string,
  { perApp, bytes }: PreviewLimits,
  more = 0,
): Promise<void> {
  const standing = await previewsIn(folder);
  const own = standing.filter((one) => one.app === app);
  if (own.length >= perApp) {
    throw new Error(
      `${app}: expected fewer than ${perApp} previews at once, found ${own.length}: ${own.map(({ version }) => version).join(', ')}. ` +
        `No preview was made. End one: federation preview end ${app} <version> --to …`,
    );
  }
  const taken = standing.reduce((sum, one) => sum + one.bytes, 0);
  if (taken + more <= bytes) return;
  throw new Error(
    `There is no room for another preview: ${taken + more} bytes, at most ${bytes} for those of all teams. ` +
      'No preview was made. End one that nobody needs any more (federation preview end), or wait until one expires.',
  );
}

export async function bytesBelow(folder: string): Promise<number> {
  const sizes = (await filesBelow(folder)).map(async (file) => (await stat(path.join(folder, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Gives a composed site its place. From then on its link opens.
 * @param composed a folder on the same disk, with the site below `site/`
 * @throws when there is no room for it.
 */
export async function addPreview(
  folder: string,
  preview: Preview,
  composed: string,
  limits: PreviewLimits,
): Promise<void> {
  await writeAtomic(path.join(composed, RECORD), jsonText(preview));
  await inTurn(folder, async () => {
    await expectRoom(folder, preview.app, limits, preview.bytes);
    await remove(folder, nameOf(preview));
    await rename(composed, path.join(folder, nameOf(preview)));
  });
}

/** @returns the versions whose previews were ended: all of the app's, or those of one version */
export async function endPreviews(folder: string, app: string, version?: string): Promise<string[]> {
  const meant = (await previewsIn(folder)).filter(
    (one) => one.app === app && (version === undefined || one.version === version),
  );
  for (const one of meant) await remove(folder, nameOf(one));
  return meant.map((one) => one.version);
}

/** Whether a preview still lies there: its link may be good, and it may have been ended. */
export const stands = (folder: string, claim: Claim): boolean =>
  existsSync(path.join(folder, nameOf(claim), RECORD));
