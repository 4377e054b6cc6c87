import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readSiteConfig } from '../config/read-site-config.ts';
import { settingValues } from '../config/setting-values.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { escapeHtml } from '../document/escape-html.ts';
import {
  type FirstView,
  FRAME_MARKS,
  FRAMES,
  type Frames,
  firstViewOf,
  frameName,
  hasMarks,
  markOf,
  readFirstView,
  readFrames,
  SITE_MARK,
  unfitMarkup,
} from '../first-view/index.ts';
import type { AppEntry, Registry, RouteEntry } from '../registry/schema.ts';
import { hashesOf } from './import-map.ts';

/** The first view of a page with the shell's frame around it, as a document takes it. */
export interface ComposedView {
  html: string;
  /** Which app's and version's it is: '<app>@<version>'. */
  of: string;
  theme: string;
  /** Links to the style sheets of the page's own. */
  styles: string[];
  /** The rules of frame and page. */
  css: string;
  /** For Emotion: the rules that are there. */
  rules: string[];
}

/** What a site is, as its shell will see it. */
interface Site {
  registry: Registry;
  config: SiteConfig;
  flags: Record<string, boolean>;
  routes: Map<string, RouteEntry>;
}

function siteOf(registry: Registry, given: Record<string, unknown>): Site {
  const config = readSiteConfig(given, () => {});
  const declared = Object.values(registry.apps).map(({ flags }) => flags);
  const flags = { ...Object.assign({}, ...declared), ...config.featureFlags } as Record<string, boolean>;
  const all = Object.values(registry.apps).flatMap(({ routes }) => routes);
  const routes = new Map(all.filter(({ flag }) => !flag || flags[flag]).map((route) => [route.path, route]));
  return { registry, config, flags, routes };
}

const asJson = (value: unknown): string => JSON.stringify(value ?? null);
const agrees = (needs: Record<string, string>, values: object): boolean =>
  Object.entries(needs).every(([name, json]) => asJson((values as Record<string, unknown>)[name]) === json);

/** Whether a site is what a first view was made for. */
function fits({ needs }: FirstView, { config, flags, routes }: Site, app: string, entry: AppEntry): boolean {
  const { ai, fontScale, backend, links } = config;
  const settings = settingValues(entry.settings ?? {}, config.apps[app]);
  return (
    needs.routes.every((to) => routes.has(to.replace(/(?<=.)\/+$/, ''))) &&
    agrees(needs.flags, flags) &&
    agrees(needs.links, links) &&
    agrees(needs.settings, settings) &&
    agrees(needs.shell, { ai, fontScale, backend: backend !== null })
  );
}

/** Writes the site's addresses in the place of their marks. One that the site does not have leaves its mark. */
function withLinks(html: string, { links }: SiteConfig): string {
  const { entity, ...single } = links;
  const values = { ...single, 'entity.name': entity.name, 'entity.url': entity.url };
  return Object.entries(values).reduce(
    (text, [name, value]) =>
      typeof value === 'string' && value ? text.replaceAll(markOf(name), () => escapeHtml(value)) : text,
    html,
  );
}

/** An in-site address as the shell writes it. */
const hashOf = (route: string, anchor: string): string =>
  `#${route === '/' ? '' : `${route}#`}${encodeURIComponent(anchor)}`;

const DAY = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
const inWords = (day: string): string => DAY.format(new Date(day));

/** Writes the day of a page in the place of the mark. @returns null where the shell words days in another way */
function withDay(frame: string | undefined, day: string | undefined): string | null {
  const { updated } = FRAME_MARKS;
  if (!frame?.includes(updated)) return frame ?? null;
  const words = inWords(updated);
  return day && frame.includes(words)
    ? frame.replaceAll(updated, () => escapeHtml(day)).replaceAll(words, () => inWords(day))
    : null;
}

/** Whether all pages are there that a frame leads to by itself: the shell would leave a link to any other out. */
const leadsWell = (frame: string, routes: Site['routes']): boolean =>
  [...frame.matchAll(/ href="#(\/[^"?#]*)/g)].every(
    ([, to = '']) => to === '/' || to === FRAME_MARKS.link || routes.has(to),
  );

/** The shell's frame around the place of a page. */
function frameOf({ frames }: Frames, route: RouteEntry, { routes }: Site): string | null {
  const links = route.nav.flatMap((link) => {
    if ('anchor' in link) return { label: link.label, href: hashOf(route.path, link.anchor) };
    return routes.has(link.to) ? { label: link.label, href: `#${link.to}` } : [];
  });
  const frame = withDay(frames[frameName(route.header, links.length, route.updated)], route.updated);
  if (!frame || !leadsWell(frame, routes)) return null;
  const item = /<li>(?:(?!<li>).)*?mark\.invalid label(?:(?!<\/li>).)*?<\/li>/g;
  return (
    frame
      .replaceAll(item, (one) =>
        links
          .map(({ label, href }) =>
            one
              .replaceAll(`#${FRAME_MARKS.link}`, () => escapeHtml(href))
              .replaceAll(FRAME_MARKS.label, () => escapeHtml(label)),
          )
          .join(''),
      )
      // Nothing answers in it yet.
      .replace('data-page-state="ready"', 'data-page-state="standing"')
      .replaceAll(FRAME_MARKS.title, () => escapeHtml(route.title))
      .replaceAll(FRAME_MARKS.path, () => route.path)
  );
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
};

const readText = (site: string, base: string, file: string): Promise<string | null> =>
  readFile(path.join(site, base, file), 'utf8').catch(() => null);

async function styleLink(site: string, name: string, { version, base }: AppEntry, file: string) {
  if (!existsSync(path.join(site, base, file))) return null;
  const hash = (await hashesOf(site, name, version)).get(file);
  const integrity = hash ? ` integrity="${hash}"` : '';
  return `<link rel="stylesheet" href="${base}${file}"${integrity} data-first-view>`;
}

/**
 * The first view of a route's page, from the very version that the document will load, within the frame of its shell.
 * @returns null where there is none, and where this site would show something else by it: then the page shows when its
 * code has come, as ever
 */
export async function composeFirstView(
  site: string,
  registry: Registry,
  config: Record<string, unknown>,
  at: string,
): Promise<ComposedView | null> {
  const { shell } = registry;
  const frames = readFrames(await readJson(path.join(site, shell.base, `${FRAMES}.json`)));
  if (!frames) return null;
  const whole = siteOf(registry, config);
  const route = whole.routes.get(at);
  const [app, entry] = Object.entries(registry.apps).find(([, { routes }]) =>
    routes.some((one) => one === route),
  ) ?? [''];
  // What an app has on a host of its own is not read from there.
  if (!route || !entry?.base.startsWith('./') || entry.revoked?.includes(entry.version)) return null;
  const name = firstViewOf(route.expose);
  const view = readFirstView(await readJson(path.join(site, entry.base, `${name}.json`)));
  if (!view || view.place !== frames.place || !isDeepStrictEqual(view.made, frames.made)) return null;
  // The shell's frame as it is where the site is for the public: with a menu, and without the developers' navigation.
  const hasMenu = [...whole.routes.values()].some(({ menu }) => menu);
  if (!hasMenu || whole.flags.enableStudioNavigation || !fits(view, whole, app, entry)) return null;
  const frame = frameOf(frames, route, whole);
  const filled =
    frame &&
    withLinks(
      frame.replace(FRAME_MARKS.page, () => view.html),
      whole.config,
    );
  const html = filled?.replaceAll(SITE_MARK, './');
  if (!html || hasMarks(html) || unfitMarkup(html)) return null;
  const styles = await Promise.all(route.styles.map((file) => styleLink(site, app, entry, file)));
  const css = await Promise.all([
    readText(site, shell.base, `${FRAMES}.css`),
    readText(site, entry.base, `${name}.css`),
  ]);
  if (styles.includes(null) || css.includes(null)) return null;
  return {
    html,
    of: `${app}@${entry.version}`,
    theme: whole.config.pageThemes[route.path] ?? route.theme ?? 'blue',
    styles: styles.flatMap((link) => link ?? []),
    css: css.join(''),
    rules: [...new Set([...frames.rules, ...view.rules])],
  };
}
