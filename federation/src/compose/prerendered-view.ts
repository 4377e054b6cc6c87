import { isDeepStrictEqual } from 'node:util';
import { readSiteConfig } from '../config/read-site-config.ts';
import { settingValues } from '../config/setting-values.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { escapeHtml } from '../document/escape-html.ts';
import type { Files } from '../files/folder.ts';
import {
  FRAME_MARKS,
  FRAMES,
  type Frames,
  findForbiddenMarkup,
  frameName,
  hasMarks,
  markOf,
  type PrerenderedView,
  prerenderedFileOf,
  readFrames,
  readPrerenderedView,
  SITE_MARK,
} from '../prerender/index.ts';
import { isRouteOn } from '../registry/is-route-on.ts';
import type { AppEntry, Registry, RouteEntry } from '../registry/schema.ts';
import { hashesOf } from './import-map.ts';

/** Prerendered view of a page inside the shell's frame, which is the header and footer around it. */
export interface ComposedView {
  html: string;
  /** App and version of the markup: '<app>@<version>'. */
  of: string;
  theme: string;
  /** Link elements of the page's own style sheets. */
  styles: string[];
  /** Rules of frame and page. */
  css: string;
  /** Names of the inserted rules, for Emotion. */
  rules: string[];
}

/** Registry and configuration as the shell interprets them. */
interface Site {
  registry: Registry;
  config: SiteConfig;
  flags: Record<string, boolean>;
  routes: Map<string, RouteEntry>;
}

/** Interprets registry and configuration as the shell does. */
function interpretSite(registry: Registry, rawConfig: Record<string, unknown>): Site {
  const config = readSiteConfig(rawConfig, () => {});
  const declaredFlags = Object.values(registry.apps).map(({ flags }) => flags);
  const flags = { ...Object.assign({}, ...declaredFlags), ...config.featureFlags } as Record<string, boolean>;
  const enabledRoutes = Object.values(registry.apps).flatMap((app) =>
    app.routes.filter((route) => isRouteOn(route, app, config)),
  );
  const routes = new Map(enabledRoutes.map((route) => [route.path, route]));
  return { registry, config, flags, routes };
}

const toJson = (value: unknown): string => JSON.stringify(value ?? null);
/** True if the values equal the JSON that the view needs, by name. */
const hasValues = (needs: Record<string, string>, values: object): boolean =>
  Object.entries(needs).every(([name, json]) => toJson((values as Record<string, unknown>)[name]) === json);

/** True when the site matches the conditions that the view was prerendered under. */
function matchesConditions(
  { needs }: PrerenderedView,
  { config, flags, routes }: Site,
  app: string,
  entry: AppEntry,
): boolean {
  const { ai, fontScale, backend, links } = config;
  const settings = settingValues(entry.settings ?? {}, config.apps[app]);
  return (
    needs.routes.every((to) => routes.has(to.replace(/(?<=.)\/+$/, ''))) &&
    hasValues(needs.flags, flags) &&
    hasValues(needs.links, links) &&
    hasValues(needs.settings, settings) &&
    hasValues(needs.shell, { ai, fontScale, backend: backend !== null })
  );
}

/**
 * Replaces the marks of the site's links. A mark is a placeholder that the builds of apps and shell write
 * into markup (prerender/marks.ts). A missing link leaves its mark.
 */
function fillInLinks(html: string, { links }: SiteConfig): string {
  const { entity, ...single } = links;
  const values = { ...single, 'entity.name': entity.name, 'entity.url': entity.url };
  return Object.entries(values).reduce(
    (text, [name, value]) =>
      typeof value === 'string' && value ? text.replaceAll(markOf(name), () => escapeHtml(value)) : text,
    html,
  );
}

/** Returns an in-site address in the shell's format. */
const hashAddress = (route: string, anchor: string): string =>
  `#${route === '/' ? '' : `${route}#`}${encodeURIComponent(anchor)}`;

const DAY_FORMAT = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (day: string): string => DAY_FORMAT.format(new Date(day));

/** Replaces the date mark with the page's date. @returns null if the shell formats dates differently */
function fillInDay(frame: string | undefined, day: string | undefined): string | null {
  const { updated } = FRAME_MARKS;
  if (!frame?.includes(updated)) return frame ?? null;
  const formattedMark = formatDay(updated);
  return day && frame.includes(formattedMark)
    ? frame.replaceAll(updated, () => escapeHtml(day)).replaceAll(formattedMark, () => formatDay(day))
    : null;
}

/** True if all pages that a frame links to exist: the shell would omit other links. */
const hasOnlyKnownLinks = (frame: string, routes: Site['routes']): boolean =>
  [...frame.matchAll(/ href="#(\/[^"?#]*)/g)].every(
    ([, to = '']) => to === '/' || to === FRAME_MARKS.link || routes.has(to),
  );

/** Returns the shell's frame for a route, or null if the shell would render another frame. */
function fillInFrame({ frames }: Frames, route: RouteEntry, { routes }: Site): string | null {
  const links = route.nav.flatMap((link) => {
    if ('anchor' in link) return { label: link.label, href: hashAddress(route.path, link.anchor) };
    return routes.has(link.to) ? { label: link.label, href: `#${link.to}` } : [];
  });
  const frame = fillInDay(frames[frameName(route.header, links.length, route.updated)], route.updated);
  if (!frame || !hasOnlyKnownLinks(frame, routes)) return null;
  // The frame's one list item with a placeholder link. It is repeated for each header link.
  const linkItem = /<li>(?:(?!<li>).)*?mark\.invalid label(?:(?!<\/li>).)*?<\/li>/g;
  return (
    frame
      .replaceAll(linkItem, (placeholder) =>
        links
          .map(({ label, href }) =>
            placeholder
              .replaceAll(`#${FRAME_MARKS.link}`, () => escapeHtml(href))
              .replaceAll(FRAME_MARKS.label, () => escapeHtml(label)),
          )
          .join(''),
      )
      // The markup is not interactive before hydration.
      .replace('data-page-state="ready"', 'data-page-state="prerendered"')
      .replaceAll(FRAME_MARKS.title, () => escapeHtml(route.title))
      .replaceAll(FRAME_MARKS.path, () => route.path)
  );
}

const readJson = (site: Files, file: string): Promise<unknown> => site.json(file).catch(() => null);

/** Link element of a page's style sheet; null if the file is missing. */
async function styleLink(site: Files, name: string, { version, base }: AppEntry, file: string) {
  if (!(await site.has(base + file))) return null;
  const hash = (await hashesOf(site, name, version)).get(file);
  const integrity = hash ? ` integrity="${hash}"` : '';
  return `<link rel="stylesheet" href="${base}${file}"${integrity} data-prerender>`;
}

/**
 * Composes the prerendered view of a route's page, from the version that the document
 * loads, inside the frame of the shell.
 * @param routePath path of the route: '/prompt-factory'
 * @returns null if there is none, or if the shell would render something else: the page
 * then renders on the client
 */
export async function composePrerenderedView(
  site: Files,
  registry: Registry,
  config: Record<string, unknown>,
  routePath: string,
): Promise<ComposedView | null> {
  const { shell } = registry;
  const frames = readFrames(await readJson(site, `${shell.base}${FRAMES}.json`));
  if (!frames) return null;
  const composedSite = interpretSite(registry, config);
  const route = composedSite.routes.get(routePath);
  const [app, entry] = Object.entries(registry.apps).find(([, { routes }]) =>
    routes.some((candidate) => candidate === route),
  ) ?? [''];
  // The site does not contain the files of an app on another host.
  if (!route || !entry?.base.startsWith('./') || entry.revoked?.includes(entry.version)) return null;
  const name = prerenderedFileOf(route.expose);
  const view = readPrerenderedView(await readJson(site, `${entry.base}${name}.json`));
  // Hydration needs the same React ids and the same library versions in page and frame.
  if (!view || view.treePosition !== frames.treePosition || !isDeepStrictEqual(view.made, frames.made))
    return null;
  // The frames were rendered for a public site: with a menu and without the developer navigation.
  const hasMenu = [...composedSite.routes.values()].some(({ menu }) => menu);
  if (
    !hasMenu ||
    composedSite.flags.enableStudioNavigation ||
    !matchesConditions(view, composedSite, app, entry)
  )
    return null;
  const frame = fillInFrame(frames, route, composedSite);
  const filledFrame =
    frame &&
    fillInLinks(
      frame.replace(FRAME_MARKS.page, () => view.html),
      composedSite.config,
    );
  const html = filledFrame?.replaceAll(SITE_MARK, './');
  if (!html || hasMarks(html) || findForbiddenMarkup(html)) return null;
  const styles = await Promise.all(route.styles.map((file) => styleLink(site, app, entry, file)));
  const css = await Promise.all([
    site.text(`${shell.base}${FRAMES}.css`),
    site.text(`${entry.base}${name}.css`),
  ]);
  if (styles.includes(null) || css.includes(null)) return null;
  return {
    html,
    of: `${app}@${entry.version}`,
    theme: composedSite.config.pageThemes[route.path] ?? route.theme ?? 'blue',
    styles: styles.flatMap((link) => link ?? []),
    css: css.join(''),
    rules: [...new Set([...frames.rules, ...view.rules])],
  };
}

/** Returns the routes whose app contains a prerendered view of their page. */
export async function prerenderedRoutes(
  site: Files,
  { apps }: Registry,
  routes: readonly string[],
): Promise<string[]> {
  const entries = Object.values(apps).flatMap(({ base, routes: appRoutes }) =>
    appRoutes.map(({ path, expose }) => ({ path, file: `${base}${prerenderedFileOf(expose)}.json` })),
  );
  const exists = await Promise.all(
    entries.map(({ path, file }) => routes.includes(path) && file.startsWith('./') && site.has(file)),
  );
  return entries.filter((_, index) => exists[index]).map(({ path }) => path);
}
