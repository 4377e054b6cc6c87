import * as v from 'valibot';
import type { SiteFlags, ThemeName } from '../contract/shell-api.ts';
import { deviceDataSchema } from './device-data.ts';
import { RESERVED_NAMES } from './reserved-names.ts';
import { type Setting, settingName, settingSchema } from './settings.ts';
import { SITE_FLAG_DEFAULTS } from './site-flags.ts';

export const THEME_NAMES = ['blue', 'purple', 'green', 'pink', 'orange'] as const satisfies ThemeName[];

/** Flags of the site. The app that uses any other flag declares it. */
export const SITE_FLAGS = Object.keys(SITE_FLAG_DEFAULTS) as (keyof SiteFlags)[];

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const routePath = v.pipe(
  v.string(),
  v.regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    'must be "/" or words in kebab-case such as "/museu" or "/museu/obras"',
  ),
);
const flagName = v.pipe(v.string(), v.regex(/^enable[A-Z]\w*$/, 'must be a name such as "enableNight"'));
const anchorId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be an element id, without "#"'));

/** A header link of a page: to a section of the page, or to another route. */
export const navLinkSchema = v.union([
  v.strictObject({ label: text, anchor: anchorId }),
  v.strictObject({ label: text, to: routePath }),
]);

/** A route of an app, as `mfe.config.ts` declares it. */
export const routeSchema = v.strictObject({
  /** Hash path: '/prompt-factory' is reached at `#/prompt-factory`. */
  path: routePath,
  /** Folder or module of the page, relative to the app: './src/pages/prompt-factory'. */
  page: v.pipe(v.string(), v.startsWith('./', 'must be relative to the app and start with "./"')),
  /** Text of the header and of the document title. */
  title: text,
  /** One sentence for link previews and search engines. */
  description: v.optional(text),
  /** Date of the last change of the page's content, '2026-11-22'. The page's footer shows it. */
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
  theme: v.optional(v.picklist(THEME_NAMES)),
  /** Feature flag that enables the page, declared by the site or by this app. */
  flag: v.optional(flagName),
  /** Header and footer of the page. `none` renders the page alone, for pages shown in an iframe. */
  header: v.optional(v.picklist(['landing', 'secondary', 'none']), 'secondary'),
  nav: v.optional(v.array(navLinkSchema), []),
  /** Entry in the site's navigation, «Explorar». Entries are sorted by ascending `order`, across all apps. */
  menu: v.optional(v.strictObject({ label: text, order: v.pipe(v.number(), v.integer()) })),
  /**
   * False keeps the page out of the developer navigation, the sitemap and the suggestions for an unknown
   * address. Compose then writes no document for the route.
   */
  listed: v.optional(v.boolean(), true),
  /** Keeps the page out of search engines. */
  noindex: v.optional(v.literal(true)),
  /**
   * Prerenders the page at build time, so that it shows before any script has loaded. The first render of
   * such a page must be the same on every device. It reads device data with `useEntryState`, with storage
   * atoms or in effects.
   */
  prerender: v.optional(v.literal(true)),
});

export { RESERVED_NAMES };

/** Declaration of an app: the argument of `defineMfe` in `mfe.config.ts`. */
export const mfeSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/, 'must be in kebab-case'),
    v.check(
      (name) => !RESERVED_NAMES.includes(name),
      `must be another name than ${RESERVED_NAMES.join(', ')}, which the site reserves`,
    ),
  ),
  /** Team to contact when the app breaks. */
  owner: text,
  routes: v.pipe(v.array(routeSchema), v.minLength(1, 'must declare at least one route')),
  /** Flags of this app; a site turns them on or off under `featureFlags`. */
  flags: v.optional(v.record(flagName, v.strictObject({ description: text, default: v.boolean() })), {}),
  /**
   * Settings that a site can change, under `apps.<name>` of its configuration. Pages read them with
   * `useSettings`.
   */
  settings: v.optional(v.record(settingName, settingSchema), {}),
  /**
   * Data that the app stores on a visitor's device. /privacidade/ lists it; «O meu progresso» shows, erases
   * and transfers it.
   */
  deviceData: v.optional(v.array(deviceDataSchema), []),
  /** Maximum size of one route's own chunks, in bytes after brotli. `federation publish` fails above it. */
  budget: v.strictObject({ js: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
});

export type MfeInput = v.InferInput<typeof mfeSchema>;
export type MfeConfig = v.InferOutput<typeof mfeSchema>;
export type Settings = Record<string, Setting>;
export type RouteConfig = v.InferOutput<typeof routeSchema>;
export type NavLink = v.InferOutput<typeof navLinkSchema>;
