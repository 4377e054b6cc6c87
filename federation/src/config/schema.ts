import * as v from 'valibot';
import type { SiteFlags, ThemeName } from '../contract/shell-api.ts';
import { keptSchema } from './kept.ts';
import { RESERVED_NAMES } from './reserved-names.ts';
import { type Setting, settingName, settingSchema } from './settings.ts';

export const THEME_NAMES = ['blue', 'purple', 'green', 'pink', 'orange'] as const satisfies ThemeName[];

/** Flags that belong to the site. All others are declared by the app that uses them. */
export const SITE_FLAGS = [
  'enableComponentShowcase',
  'enableElearningShowcase',
  'enableGamificationSection',
  'enableManifestoCoCreation',
  'enableGamificationSidebar',
  'enableComponentLibrary',
  'enableModeration',
  'enableStudioNavigation',
] as const satisfies (keyof SiteFlags)[];

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

/** A link of the page's header: to a section of the page, or to another route. */
export const navLinkSchema = v.union([
  v.strictObject({ label: text, anchor: anchorId }),
  v.strictObject({ label: text, to: routePath }),
]);

export const routeSchema = v.strictObject({
  /** Hash path: '/prompt-factory' is reached at `#/prompt-factory`. */
  path: routePath,
  /** Folder or module of the page, relative to the app: './src/pages/prompt-factory'. */
  page: v.pipe(v.string(), v.startsWith('./', 'must be relative to the app and start with "./"')),
  /** Shown in the header and as the document title. */
  title: text,
  /** One sentence for link previews and search engines. */
  description: v.optional(text),
  /** The day on which somebody last changed what the page says, '2026-11-22': shown at its foot. */
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
  theme: v.optional(v.picklist(THEME_NAMES)),
  /** The page exists only while this flag is on: one of the site's, or one that this app declares. */
  flag: v.optional(flagName),
  /** Head and foot of the page. `none` leaves it alone, for what is looked at inside a frame. */
  header: v.optional(v.picklist(['landing', 'secondary', 'none']), 'secondary'),
  nav: v.optional(v.array(navLinkSchema), []),
  /** Its place in the site's navigation, «Explorar»: entries are shown by ascending order, across all apps. */
  menu: v.optional(v.strictObject({ label: text, order: v.pipe(v.number(), v.integer()) })),
  /** Whether developer navigation lists it. */
  listed: v.optional(v.boolean(), true),
  /**
   * The build renders the page's first view, so that it shows before any script has come. Such a page renders the same on
   * each device at first, and reads what a device keeps by `useEntryState`, by atoms of its storage or in effects.
   */
  firstView: v.optional(v.literal(true)),
});

export { RESERVED_NAMES };

export const mfeSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/, 'must be in kebab-case'),
    v.check(
      (name) => !RESERVED_NAMES.includes(name),
      `must be another name than ${RESERVED_NAMES.join(', ')}, which the site has for itself`,
    ),
  ),
  /** The team to call when it breaks. */
  owner: text,
  routes: v.pipe(v.array(routeSchema), v.minLength(1, 'must declare at least one route')),
  /** Flags of this app; a site turns them on or off under `featureFlags`. */
  flags: v.optional(v.record(flagName, v.strictObject({ description: text, default: v.boolean() })), {}),
  /** What a site can set for this app, under `apps.<name>` of its configuration. Pages read it by `useSettings`. */
  settings: v.optional(v.record(settingName, settingSchema), {}),
  /** What it keeps on a visitor's device: told on /privacidade/, shown, erased and moved by the page of one's own data. */
  kept: v.optional(v.array(keptSchema), []),
  /** Bytes, brotli, of one route's own chunks; `federation publish` fails above it. */
  budget: v.strictObject({ js: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
});

export type MfeInput = v.InferInput<typeof mfeSchema>;
export type MfeConfig = v.InferOutput<typeof mfeSchema>;
export type Settings = Record<string, Setting>;
export type RouteConfig = v.InferOutput<typeof routeSchema>;
export type NavLink = v.InferOutput<typeof navLinkSchema>;
