import { CONTRACT_VERSION, type Flags, type Links, type ShellApi } from '@ia/federation';
import { parseAddress, resolveAddress } from '@ia/federation/address';
import type { SiteConfig } from '@ia/federation/config';
import type { Registry } from '@ia/federation/registry';
import { atBase } from '../address/base.ts';
import { resolveBackend } from '../config/resolve-backend.ts';
import { offlineUse } from '../offline/offline-use.ts';
import { formatRoute, formatShared } from '../router/address.ts';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';
import type { Location, Router } from '../router/router.ts';
import type { Announcer } from './announcer.ts';
import type { Notices } from './notices.ts';

/** Parts of the shell that the API uses. All outlive a page. */
export interface ShellParts {
  config: SiteConfig;
  /** Flags of the site, with the defaults of the apps. */
  flags: () => Flags;
  links: Links;
  settingsOf: (app: string) => ReturnType<ShellApi['settings']>;
  router: Router;
  routes: () => RouteTable;
  registry: () => Registry;
  /** The version that runs, or would run, in this document. */
  versionOf: (app: string) => string;
  announcer: Announcer;
  notices: Notices;
  /** Slot for the footer of a page that renders its own. */
  footer: HTMLElement;
}

/**
 * Implements `ShellApi`, the contract between shell and apps, for the page at `location`. `createPageShell`
 * keeps it stable while the page is mounted.
 */
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
    subscribe: () => () => {}, // The theme does not change.
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
      const target = resolveAddress(to, location);
      return routes().has(target.path) ? atBase(formatShared(target)) : null;
    },
    entry: location.entry,
    announce: announcer.announce,
    notify(notice) {
      notices.show(notice);
      announcer.announce(notice.message, notice.kind === 'error' ? 'assertive' : 'polite');
    },
    footerSlot: () => (route?.header === 'landing' ? parts.footer : null),
    backend: () => resolveBackend(config),
    ai: () => config.ai,
    report(error, context) {
      const entry = registry().apps[app];
      const label = entry ? `${app} ${parts.versionOf(app)} (owner: ${entry.owner})` : app;
      console.error(`[${label}] FED-412`, error, context ?? '');
    },
    deviceData: () =>
      Object.entries({ shell: registry().shell, ...registry().apps }).flatMap(([name, { deviceData = [] }]) =>
        deviceData.map((declaration) => ({ app: name, ...declaration })),
      ),
    offline: () => offlineUse(config.offline !== false),
  };
}
