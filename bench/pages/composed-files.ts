import { composeHtml } from '@ia/federation/publish';
import { folderFiles } from './folder-files.ts';
import type { Files } from './subjects.ts';

/**
 * The files of a built site, with its documents composed for a server that has a backend, as `pnpm start` does it: what
 * stands in a document, its first view above all, follows from the configuration.
 * @param more configuration beside that of the site
 */
export async function composedFiles(site: string, more: Record<string, unknown>): Promise<Files> {
  const files = await folderFiles(site);
  for (const [name, body] of files) {
    if (!name.endsWith('/index.html') || !body.includes('id="site-config"')) continue;
    const route = name.slice(0, -'/index.html'.length) || '/';
    const html = await composeHtml(site, { config: more, route });
    if (html) files.set(name, Buffer.from(html));
  }
  return files;
}
