import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteUrl } from '../document/index.ts';
import { writeAtomic } from '../publish/folder.ts';
import { parseJson } from '../publish/parse-json.ts';
import { readConfig } from '../publish/read-config.ts';
import { archiveOf, folderOf, type PackedManifest, type Packument } from './layout.ts';
import { addressed, packumentText } from './packuments.ts';

/** A team's lockfile holds the old content: on a public site its next install would fail. */
async function refuseOtherContent(site: string, { name, version }: PackedManifest): Promise<void> {
  const { production } = (await readConfig(site)) as { production?: unknown };
  if (production !== true) return;
  throw new Error(
    `${name} ${version} is already handed out in ${path.join(site, folderOf(name))}, with other content. ` +
      'Teams that installed it could not install it again. Nothing of it was changed. ' +
      'Give the package its next version (pnpm changeset version) and build the site again.',
  );
}

/**
 * Puts a packed package into the site's registry, beside its earlier versions. The same content again changes nothing.
 * @param manifest the `package.json` inside the archive
 * @throws when a public site (`"production": true`) has that version with other content.
 */
export async function handOut(site: string, manifest: PackedManifest, archive: Buffer): Promise<void> {
  const { name, version } = manifest;
  const file = path.join(site, folderOf(name), 'index.json');
  const known = existsSync(file) ? (parseJson(await readFile(file, 'utf8'), file) as Packument) : null;
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const before = known?.versions[version];
  if (before?.dist.integrity === integrity) return;
  if (before) await refuseOtherContent(site, manifest);
  const tarball = archiveOf(name, version);
  const shasum = createHash('sha1').update(archive).digest('hex');
  const packument: Packument = {
    name,
    'dist-tags': { latest: version },
    time: { ...known?.time, [version]: new Date().toISOString() },
    versions: { ...known?.versions, [version]: { ...manifest, dist: { integrity, shasum, tarball } } },
  };
  await mkdir(path.join(site, folderOf(name), '-'), { recursive: true });
  await writeFile(path.join(site, tarball), archive);
  await writeAtomic(file, packumentText(addressed(packument, readSiteUrl(await readConfig(site)))));
}
