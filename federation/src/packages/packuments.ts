import { readSiteUrl } from '../config/site-url.ts';
import type { Files } from '../files/folder.ts';
import { archivePath, type Packument, packageFolder } from './layout.ts';

// A packument is npm's metadata of a package: its versions, each with the address of its archive.

/**
 * Sets, in the given packument, the addresses of its archives below `siteUrl`; relative to the site without it.
 * @param siteUrl with a trailing slash
 */
export function withAbsoluteUrls(packument: Packument, siteUrl: string | null): Packument {
  for (const [version, { dist }] of Object.entries(packument.versions))
    dist.tarball = `${siteUrl ?? ''}${archivePath(packument.name, version)}`;
  return packument;
}

/** Formats a packument as the text of its file. */
export const packumentText = (packument: Packument): string => `${JSON.stringify(packument, null, 2)}\n`;

/**
 * Returns the packuments of a site by file, for a static web server. npm requires absolute
 * addresses, so they depend on `siteUrl`.
 */
export async function packumentFiles(site: Files, config: unknown): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const scope of await site.folders('packages')) {
    for (const name of await site.folders(`packages/${scope}`)) {
      const file = `${packageFolder(`${scope}/${name}`)}/index.json`;
      const packument = await site.json<Packument>(file);
      if (packument) files[file] = packumentText(withAbsoluteUrls(packument, readSiteUrl(config)));
    }
  }
  return files;
}
