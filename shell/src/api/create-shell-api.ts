import { type BackendConfig, CONTRACT_VERSION, type Flags, type Links, type ShellApi } from '@ia/federation';
import type { SiteConfig } from '@ia/federation/config';
import type { Registry } from '@ia/federation/registry';
import { atBase } from '../boot/base.ts';
import { offlineUse } from '../offline/offline-use.ts';
import { formatRoute, formatShared, parseAddress } from '../router/address.ts';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';
import type { Location, Router } from '../router/router.ts';
import type { Announcer } from './announcer.ts';
import type { Notices } from './notices.ts';

/** What the API is made of. All of it outlives a page; only `location` and `route` change with navigation. */
export interface ShellParts {
  config: SiteConfig;
  /** As the site sets them, or else as the apps declare them. */
  flags: () => Flags;
  links: Links;
  settingsOf: (app: string) => ReturnType<ShellApi['settings']>;
  router: Router;
  routes: () => RouteTable;
  registry: () => Registry;
  /** The version that runs, or that would run, in this document. */
  versionOf: (app: string) => string;
  announcer: Announcer;
  notices: Notices;
  /** Holds the footer of a page that brings its own. */
  footer: HTMLElement;
}

const absolute = (url: string): string => atBase(url).replace(/\/$/, '');

/** The site's data API, with an absolute address; null when none is configured. */
export const backendOf = ({ backend }: Pick<SiteConfig, 'backend'>): BackendConfig | null =>
  backend && { ...backend, url: absolute(backend.url) };

/** The real side of the contract, for the page at `location`. `createPageShell` makes it last as long as the page. */
export function createShellApi(
  parts: ShellParts,
  location: Location,
  route: ActiveRoute | undefined,
): ShellApi {
  const { config, router, routes, registry, announcer, notices } = parts;
  const app = route?.app ?? 'shell';
  return {
    contractVersion: CONTRACT_VERSION,
    route: { path: location.path, query: location.query, anchor: location.anchor },
    subscribe: () => () => {}, // nothing of it changes
    theme: route?.theme ?? 'blue',
    flags: parts.flags(),
    fontScale: config.fontScale,
    links: parts.links,
    settings: () => parts.settingsOf(app),
    navigate: router.navigate,
    href(to) {
      const address = parseAddress(to);
      if (address.kind === 'anchor') return formatRoute({ ...location, anchor: address.anchor });
      return routes().has(address.route.path) ? formatRoute(address.route) : null;
    },
    address(to) {
      const address = parseAddress(to);
      const target = address.kind === 'anchor' ? { ...location, anchor: address.anchor } : address.route;
      return routes().has(target.path) ? atBase(formatShared(target)) : null;
    },
    entry: location.entry,
    announce: announcer.announce,
    notify(notice) {
      notices.show(notice);
      announcer.announce(notice.message, notice.kind === 'error' ? 'assertive' : 'polite');
    },
    footerSlot: () => (route?.header === 'landing' ? parts.footer : null),
    backend: () => backendOf(config),
    ai: () => config.ai,
    report(error, context) {
      const entry = registry().apps[app];
      const whose = entry ? `${app} ${parts.versionOf(app)} (owner: ${entry.owner})` : app;
      console.error(`[${whose}]`, error, context ?? '');
    },
    kept: () =>
      Object.entries({ shell: registry().shell, ...registry().apps }).flatMap(([name, { kept = [] }]) =>
        kept.map((thing) => ({ app: name, ...thing })),
      ),
    offline: () => offlineUse(config.offline !== false),
  };
}
