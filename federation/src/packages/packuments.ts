import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteUrl } from '../document/index.ts';
import { foldersIn } from '../publish/folder.ts';
import { parseJson } from '../publish/parse-json.ts';
import { archiveOf, folderOf, type Packument } from './layout.ts';

/**
 * A packument with the addresses of its archives below `siteUrl`; relative to the site while that is not known.
 * @param siteUrl with a slash at the end
 */
export function addressed(packument: Packument, siteUrl: string | null): Packument {
  for (const [version, { dist }] of Object.entries(packument.versions))
    dist.tarball = `${siteUrl ?? ''}${archiveOf(packument.name, version)}`;
  return packument;
}

export const packumentText = (packument: Packument): string => `${JSON.stringify(packument, null, 2)}\n`;

/**
 * The packuments of a site, by file, as a plain web server hands them out: npm wants absolute addresses, so they follow
 * `siteUrl`.
 */
export async function packumentFiles(site: string, config: unknown): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const scope of await foldersIn(path.join(site, 'packages'))) {
    for (const name of await foldersIn(path.join(site, 'packages', scope))) {
      const file = `${folderOf(`${scope}/${name}`)}/index.json`;
      const text = await readFile(path.join(site, file), 'utf8').catch(() => null);
      if (text === null) continue;
      files[file] = packumentText(addressed(parseJson(text, file) as Packument, readSiteUrl(config)));
    }
  }
  return files;
}
