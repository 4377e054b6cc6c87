import { readSiteConfig } from '@ia/federation/config';
import { FRAME_MARKS, frameName, markOf } from '@ia/federation/prerender';
import { type ReactNode, useId } from 'react';
import { createAnnouncer } from '../api/announcer.ts';
import { createNotices } from '../api/notices.ts';
import { PROGRESS_PAGE } from '../chrome/Header.tsx';
import type { ActiveRoute } from '../router/route-table.ts';
import type { Location } from '../router/router.ts';
import { App } from '../site/App.tsx';
import type { Shell } from '../site/shell.ts';

/*
 * Renders the frames: header and footer of the site, without a page. The shell and the apps are built
 * separately, so `federation compose` later inserts each prerendered page into its frame. Marks are
 * placeholders in the frame.
 */

/** Placeholder of a page: marks where its markup and its first `useId` go. */
function PagePlaceholder() {
  return `${FRAME_MARKS.page} ${useId()}`;
}

const createRoute = (path: string, overrides: Partial<ActiveRoute> = {}): ActiveRoute => ({
  path,
  title: FRAME_MARKS.title,
  app: 'mark',
  theme: 'blue',
  expose: './mark',
  header: 'secondary',
  nav: [],
  listed: true,
  preload: [],
  styles: [],
  ...overrides,
});

const location: Location = {
  path: FRAME_MARKS.path,
  query: {},
  anchor: null,
  visit: 1,
  cause: 'load',
  unknown: null,
  scrollPosition: null,
  entry: { read: () => undefined, write: () => {} },
};

/**
 * Creates a shell with the members that the first render uses. Values of the registry and the configuration are marks.
 */
function createMarkedShell(route: ActiveRoute): Shell {
  const neverChanges = () => () => {};
  const { links, ...config } = readSiteConfig({});
  const entity = { name: markOf('entity.name'), url: markOf('entity.url') };
  const state = { status: 'ready', page: { Page: PagePlaceholder, version: 'mark' }, replaced: 0 };
  const routes = [
    route,
    createRoute('/', { menu: { label: FRAME_MARKS.label, order: 1 } }),
    createRoute(FRAME_MARKS.link),
    createRoute(PROGRESS_PAGE),
  ];
  const table = new Map(routes.map((each) => [each.path, each]));
  return {
    config: { ...config, links },
    router: { get: () => location, subscribe: neverChanges },
    pages: { get: () => state, subscribe: neverChanges, ofApp: () => [] },
    announcer: createAnnouncer(),
    notices: createNotices(),
    routes: () => table,
    flags: () => config.featureFlags,
    links: { ...links, contactEmail: markOf('contactEmail'), entity },
    settingsOf: () => ({}),
    keyFor: () => 'mark',
  } as unknown as Shell;
}

/** Links in the header, as an app declares them. */
const nav = [{ label: FRAME_MARKS.label, to: FRAME_MARKS.link }];

/**
 * One route for each combination that changes the frame: header, with links or without, with date or without.
 */
const routes = (['landing', 'secondary'] as const).flatMap((header) =>
  [[], nav].flatMap((links) =>
    [{}, { updated: FRAME_MARKS.updated }].map((date) =>
      createRoute(FRAME_MARKS.path, { header, nav: links, ...date }),
    ),
  ),
);

/**
 * Header and footer around a page, by name: the build renders them into the shell's release (`emitFrames`).
 */
export const frames: Record<string, ReactNode> = Object.fromEntries(
  routes.map((route) => [
    frameName(route.header, route.nav.length, route.updated),
    <App key={route.header} shell={createMarkedShell(route)} />,
  ]),
);
