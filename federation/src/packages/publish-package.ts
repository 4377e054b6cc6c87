import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteUrl } from '../document/index.ts';
import { writeAtomic } from '../files/atomic.ts';
import { parseJson } from '../files/json.ts';
import { readConfig } from '../site/config.ts';
import { archivePath, type PackedManifest, type Packument, packageFolder } from './layout.ts';
import { packumentText, withAbsoluteUrls } from './packuments.ts';

async function isProduction(site: string): Promise<boolean> {
  const { production } = (await readConfig(site)) as { production?: unknown };
  return production === true;
}

/**
 * Adds a packed package to the site's npm registry. Idempotent for the same content. A production site never
 * replaces the content of a version: lockfiles of teams have its hash, and their next install would fail.
 * `pnpm build` calls it for the packages that teams install (`scripts/pack-packages.ts`).
 * @param manifest the `package.json` in the archive
 * @returns false when the site keeps other content under that version
 */
export async function publishPackage(
  site: string,
  manifest: PackedManifest,
  archive: Buffer,
): Promise<boolean> {
  const { name, version } = manifest;
  const file = path.join(site, packageFolder(name), 'index.json');
  const existing = existsSync(file) ? (parseJson(await readFile(file, 'utf8'), file) as Packument) : null;
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const stored = existing?.versions[version];
  if (stored?.dist.integrity === integrity) return true;
  if (stored && (await isProduction(site))) return false;
  const tarball = archivePath(name, version);
  const shasum = createHash('sha1').update(archive).digest('hex');
  const packument: Packument = {
    name,
    'dist-tags': { latest: version },
    time: { ...existing?.time, [version]: new Date().toISOString() },
    versions: { ...existing?.versions, [version]: { ...manifest, dist: { integrity, shasum, tarball } } },
  };
  await mkdir(path.join(site, packageFolder(name), '-'), { recursive: true });
  await writeFile(path.join(site, tarball), archive);
  await writeAtomic(file, packumentText(withAbsoluteUrls(packument, readSiteUrl(await readConfig(site)))));
  return true;
}
