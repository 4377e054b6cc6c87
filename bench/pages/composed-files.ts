import { composeHtml } from '@ia/federation/commands';
import { folderFiles } from './folder-files.ts';
import type { Files } from './variants.ts';

/**
 * Returns the files of the built site as `pnpm start` serves them, for the benchmark's own server. Composes
 * each document again, because its prerendered markup depends on the configuration.
 * @param config values that override the site's configuration
 */
export async function composedFiles(site: string, config: Record<string, unknown>): Promise<Files> {
  const files = await folderFiles(site);
  for (const [name, body] of files) {
    if (!name.endsWith('/index.html') || !body.includes('id="site-config"')) continue;
    const route = name.slice(0, -'/index.html'.length) || '/';
    const html = await composeHtml(site, { config, route });
    if (html) files.set(name, Buffer.from(html));
  }
  return files;
}
