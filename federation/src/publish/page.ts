import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeRoute, documentTags, readSiteUrl } from '../document/index.ts';
import type { Registry } from '../registry/schema.ts';

const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The upright faces are on every first view; a browser would discover them only after the style sheet. */
async function fontPreloads(site: string, base: string): Promise<string[]> {
  const files = await readdir(path.join(site, base, 'assets')).catch(() => []);
  return files
    .filter((file) => /-normal-.*\.woff2$/.test(file))
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}assets/${file}">`,
    );
}

/**
 * The site's one page: the shell's template with the registry and the site configuration inlined, so that the
 * first view needs no request to know what to load.
 * @param raw the registry as it lies in its file
 * @param registry the same, as a shell reads it
 * @returns null when the shell's files are not in the site
 */
export async function pageHtml(
  site: string,
  raw: unknown,
  registry: Registry,
  config: Record<string, unknown>,
): Promise<string | null> {
  const template = path.join(site, registry.shell.base, 'index.html');
  if (!existsSync(template)) return null;
  // What the shell's build owns moves with its version; the static pages stay at the site's root.
  const html = (await readFile(template, 'utf8')).replace(
    /"\.\/(assets\/|favicon)/g,
    `"${registry.shell.base}$1`,
  );
  const head = [
    dataBlock('registry', raw),
    dataBlock('site-config', config),
    `<script src="${registry.shell.base}hints.js"></script>`,
    ...(await fontPreloads(site, registry.shell.base)),
  ].join('\n    ');
  const siteUrl = readSiteUrl(config);
  const tags = documentTags(describeRoute(registry, '/', siteUrl), siteUrl);
  return html.replace('<!-- document -->', () => tags).replace('<!-- federation -->', () => head);
}
