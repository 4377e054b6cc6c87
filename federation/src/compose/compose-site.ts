import type { Files } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import { packumentFiles } from '../packages/packuments.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { PublicFiles } from '../site/commit.ts';
import { readConfigFile } from '../site/config.ts';
import { buildRegistry, REGISTRY_FILE } from '../site/registry.ts';
import { documentFile, documentsOf, staleDocuments } from './documents.ts';
import { pageHtml } from './page.ts';
import { plainTextDocuments } from './plain-text.ts';
import { publicFiles } from './public-files.ts';

/**
 * Composes the files at the root of a site from the folders of its apps and from `site.config.json`:
 * documents, static pages, sitemap, packuments (npm's metadata of the packages in the site) and the
 * registry. The same folders give the same files.
 * @returns files in the order of replacement: `registry.json`, which open tabs read, is the last
 */
export async function composeSite(site: Files): Promise<PublicFiles> {
  const rawRegistry = await buildRegistry(site);
  const { registry } = readLeniently(rawRegistry);
  const config = await readConfigFile(site);
  const documents = documentsOf(registry, config);
  const pages: PublicFiles = await plainTextDocuments(site, registry, config, documents);
  for (const route of ['/', ...documents]) {
    const html = await pageHtml(site, rawRegistry, registry, config, route);
    if (html) pages[documentFile(route)] = html;
  }
  return {
    ...(await staleDocuments(site)),
    ...pages,
    ...(await publicFiles(site, registry, config, documents)),
    ...(await packumentFiles(site, config)),
    [REGISTRY_FILE]: jsonText(rawRegistry),
  };
}
