import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeRoute, documentTags, escapeHtml, readSiteUrl } from '../document/index.ts';
import { READING_PLACE, type Reading, readingFileOf, readingHtml, readReading } from '../reading/index.ts';
import type { Registry } from '../registry/schema.ts';
import { placed } from './documents.ts';
import { fillSite } from './fill-site.ts';
import { parseJson } from './parse-json.ts';

/** The shell's template for the plain-text document of a page. */
const READING_TEMPLATE = 'reading.html';

/** Where the words of a route stand, relative to the site: 'texto/', 'prompt-factory/texto/'. */
const readingPlaceOf = (route: string): string =>
  `${route === '/' ? '' : `${route.slice(1)}/`}${READING_PLACE}/`;

/** The file with the words of a route's page, in the release that is live; null when it has none. */
function fileOfWords(site: string, { apps }: Registry, route: string): string | null {
  for (const { base, routes } of Object.values(apps)) {
    const page = routes.find(({ path: own }) => own === route);
    // What an app has on a host of its own is not read from there.
    if (!page || !base.startsWith('./')) continue;
    const file = path.join(site, base, readingFileOf(page.expose));
    if (existsSync(file)) return file;
  }
  return null;
}

const templateOf = (site: string, { shell }: Registry): string =>
  path.join(site, shell.base, READING_TEMPLATE);

/** Those routes whose words stand in the site. */
export const routesWithWords = (site: string, registry: Registry, routes: readonly string[]): string[] =>
  routes.filter((route) => fileOfWords(site, registry, route));

/** What cannot be read of one app costs the others nothing. */
const readWords = (file: string): Promise<Reading | null> =>
  readFile(file, 'utf8')
    .then((text) => readReading(parseJson(text, file)))
    .catch(() => null);

/** Its own title: within the site, every link would end in the site's name. */
const titleOf = ({ apps }: Registry, route: string): string =>
  Object.values(apps)
    .flatMap(({ routes }) => routes)
    .find(({ path: own }) => own === route)?.title ?? '';

const linkTo = (route: string, title: string): string =>
  `<li><a href="./${readingPlaceOf(route)}">${escapeHtml(title)}</a></li>`;

/** Documents with the words of the pages that have some, by their file. */
export async function readingDocuments(
  site: string,
  registry: Registry,
  config: Record<string, unknown>,
  documents: readonly string[],
): Promise<Record<string, string>> {
  const routes = routesWithWords(site, registry, ['/', ...documents]);
  if (routes.length === 0) return {};
  const template = fillSite(await readFile(templateOf(site, registry), 'utf8'), config);
  const siteUrl = readSiteUrl(config);
  const pages: Record<string, string> = {};
  for (const route of routes) {
    const reading = await readWords(fileOfWords(site, registry, route) ?? '');
    if (!reading) continue;
    const place = readingPlaceOf(route);
    const root = '../'.repeat(place.split('/').length - 1);
    // A search engine is led to the page itself.
    const tags = documentTags(describeRoute(registry, route, siteUrl, documents), siteUrl, root);
    const others = routes.filter((other) => other !== route);
    const links = others.map((other) => linkTo(other, titleOf(registry, other)));
    pages[`${place}index.html`] = placed(template, route)
      .replace('<!-- document -->', () => tags)
      .replace('<!-- reading -->', () => readingHtml(reading))
      .replace('<!-- readings -->', () => links.join('\n'))
      .replaceAll('{place}', route === '/' ? './' : `./#${route}`)
      .replace(/ (href|src)="\.\//g, ` $1="${root}`);
  }
  return pages;
}
