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

/** Placeholder of a page: marks where React renders it. */
function PagePlaceholder() {
  return `${FRAME_MARKS.page} ${useId()}`;
}

const routeOf = (path: string, more: Partial<ActiveRoute> = {}): ActiveRoute => ({
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
  ...more,
});

const location: Location = {
  path: FRAME_MARKS.path,
  query: {},
  anchor: null,
  visit: 1,
  by: 'load',
  unknown: null,
  scrollPosition: null,
  entry: { read: () => undefined, write: () => {} },
};

/** The shell at its first render, with marks for values of the registry and the configuration. */
function shellAt(route: ActiveRoute): Shell {
  const never = () => () => {};
  const { links, ...config } = readSiteConfig({});
  const entity = { name: markOf('entity.name'), url: markOf('entity.url') };
  const state = { status: 'ready', page: { Page: PagePlaceholder, version: 'mark' }, replaced: 0 };
  const routes = [
    route,
    routeOf('/', { menu: { label: FRAME_MARKS.label, order: 1 } }),
    routeOf(FRAME_MARKS.link),
    routeOf(PROGRESS_PAGE),
  ];
  const table = new Map(routes.map((one) => [one.path, one]));
  return {
    config: { ...config, links },
    router: { get: () => location, subscribe: never },
    pages: { get: () => state, subscribe: never, ofApp: () => [] },
    announcer: createAnnouncer(),
    notices: createNotices(),
    routes: () => table,
    flags: () => config.featureFlags,
    links: { ...links, contactEmail: markOf('contactEmail'), entity },
    settingsOf: () => ({}),
    keyFor: () => 'mark',
  } as unknown as Shell;
}

const nav = [{ label: FRAME_MARKS.label, to: FRAME_MARKS.link }];

const routes = (['landing', 'secondary'] as const).flatMap((header) =>
  [[], nav].flatMap((links) =>
    [{}, { updated: FRAME_MARKS.updated }].map((day) =>
      routeOf(FRAME_MARKS.path, { header, nav: links, ...day }),
    ),
  ),
);

/** Frames around a page, by name: the build writes them into the shell's release. */
export const frames: Record<string, ReactNode> = Object.fromEntries(
  routes.map((route) => [
    frameName(route.header, route.nav.length, route.updated),
    <App key={route.header} shell={shellAt(route)} />,
  ]),
);
