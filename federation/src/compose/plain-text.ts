import { PLAIN_TEXT_FOLDER } from '../config/reserved-names.ts';
import { describeRoute, documentTags, escapeHtml, readSiteUrl } from '../document/index.ts';
import type { Files } from '../files/folder.ts';
import { type PlainText, plainTextFileOf, plainTextHtml, readPlainText } from '../plain-text/index.ts';
import type { Registry } from '../registry/schema.ts';
import { withRouteAttributes } from './documents.ts';
import { fillSite } from './fill-site.ts';

// The plain-text document of a page has its text without scripts, at `<page>/texto/`. `<noscript>` and the
// message about a page that does not load link to it. The app's build contains the text; compose writes the
// document.

/** The shell's template for the plain-text document of a page. */
const PLAIN_TEXT_TEMPLATE = 'plain-text.html';

/** Folder of a route's plain-text document, relative to the site: 'texto/', 'prompt-factory/texto/'. */
const plainTextFolder = (route: string): string =>
  `${route === '/' ? '' : `${route.slice(1)}/`}${PLAIN_TEXT_FOLDER}/`;

/** Returns the file with a page's plain text in the live version; null if the page has none. */
async function findPlainTextFile(site: Files, { apps }: Registry, route: string): Promise<string | null> {
  for (const { base, routes } of Object.values(apps)) {
    const page = routes.find(({ path: routePath }) => routePath === route);
    // The site does not contain the files of an app on another host.
    if (!page || !base.startsWith('./')) continue;
    const file = base + plainTextFileOf(page.expose);
    if (await site.has(file)) return file;
  }
  return null;
}

/** Returns the routes that have a plain-text document. */
export async function routesWithPlainText(
  site: Files,
  registry: Registry,
  routes: readonly string[],
): Promise<string[]> {
  const files = await Promise.all(routes.map((route) => findPlainTextFile(site, registry, route)));
  return routes.filter((_, i) => files[i]);
}

/** Returns null for an invalid file, so that one app does not affect the others. */
const loadPlainText = (site: Files, file: string | null): Promise<PlainText | null> =>
  site
    .json(file ?? '')
    .then(readPlainText)
    .catch(() => null);

/** Returns the page's title without the site's name, for links within the site. */
const findTitle = ({ apps }: Registry, route: string): string =>
  Object.values(apps)
    .flatMap(({ routes }) => routes)
    .find(({ path: routePath }) => routePath === route)?.title ?? '';

const plainTextLink = (route: string, title: string): string =>
  `<li><a href="./${plainTextFolder(route)}">${escapeHtml(title)}</a></li>`;

/** Returns the plain-text documents, by file. */
export async function plainTextDocuments(
  site: Files,
  registry: Registry,
  config: Record<string, unknown>,
  documents: readonly string[],
): Promise<Record<string, string>> {
  const routes = await routesWithPlainText(site, registry, ['/', ...documents]);
  if (routes.length === 0) return {};
  const template = fillSite((await site.text(registry.shell.base + PLAIN_TEXT_TEMPLATE)) ?? '', config);
  const siteUrl = readSiteUrl(config);
  const pages: Record<string, string> = {};
  for (const route of routes) {
    const plainText = await loadPlainText(site, await findPlainTextFile(site, registry, route));
    if (!plainText) continue;
    const folder = plainTextFolder(route);
    const root = '../'.repeat(folder.split('/').length - 1);
    // The canonical address for search engines is the page itself.
    const tags = documentTags(describeRoute(registry, route, siteUrl, documents), siteUrl, root);
    const others = routes.filter((other) => other !== route);
    const links = others.map((other) => plainTextLink(other, findTitle(registry, other)));
    pages[`${folder}index.html`] = withRouteAttributes(template, route)
      .replace('<!-- document -->', () => tags)
      .replace('<!-- plain-text -->', () => plainTextHtml(plainText))
      .replace('<!-- plain-texts -->', () => links.join('\n'))
      .replaceAll('{address}', route === '/' ? './' : `./#${route}`)
      .replace(/ (href|src)="\.\//g, ` $1="${root}`);
  }
  return pages;
}
