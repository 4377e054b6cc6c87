import type { Links, Notice, ShellApi } from '@ia/federation';
import { settingDefaults } from '@ia/federation/config';
import { fakeHistory } from '@ia/federation/fake-shell';
import config from '../../../mfe.config.ts';

/** Fields of `site.config.json` included in a package at build time. */
export interface PackageSite {
  siteUrl?: string;
  links?: Partial<Links>;
  fontScale?: number;
  settings?: Readonly<Record<string, string | number | boolean | null>>;
}

interface Notifier {
  notify(notice: Notice): void;
  announce(message: string): void;
}

/**
 * Creates the shell of a package: one page, no other apps, no backend. It is the shell of the tests with its history
 * in memory; members that are not set here have the values of the tests. Links to the site work when `siteUrl` is set.
 */
export function lmsShell(site: PackageSite, notifier: Notifier): ShellApi {
  const toSiteUrl = (to: string) => (site.siteUrl ? `${site.siteUrl}#${to.replace(/^#/, '')}` : null);
  const { links, flags } = fakeHistory('/').shell;
  const { shell } = fakeHistory('/', {
    ...notifier,
    // Other courses are separate packages.
    flags: { ...flags, enableElearningShowcase: false },
    // The default of site.config.json.
    fontScale: site.fontScale ?? 2,
    links: { ...links, ...site.links },
    settings: () => ({ ...settingDefaults(config.settings), ...site.settings }),
    // An anchor of this page (`#bloco-3`) stays in the package; a route (`#/aprender`) opens the site.
    href: (to) => (/^#[^/]/.test(to) ? to : toSiteUrl(to)),
    address: toSiteUrl,
    report: (error) => console.error(error),
  });
  // The history in memory ignores the address bar: follow anchors that the visitor opens.
  addEventListener('hashchange', () => {
    if (location.hash.length > 1) shell.navigate(location.hash, { replace: true });
  });
  return shell;
}
