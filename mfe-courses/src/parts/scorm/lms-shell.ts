import type { Links, Notice, ShellApi } from '@ia/federation';
import { settingDefaults } from '@ia/federation/config';
import { fakeHistory } from '@ia/federation/fake-shell';
import config from '../../../mfe.config.ts';

/** Fields of `site.config.json` included in a package at build time. */
export interface SiteOfPackage {
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
 * Creates the shell of a package: one page, no other apps, no backend. Links to the site work when `siteUrl`
 * is set.
 */
export function lmsShell(site: SiteOfPackage, notifier: Notifier): ShellApi {
  const siteUrlOf = (to: string) => (site.siteUrl ? `${site.siteUrl}#${to.replace(/^#/, '')}` : null);
  const { links, flags } = fakeHistory('/').shell;
  const { shell } = fakeHistory('/', {
    ...notifier,
    // Other courses are separate packages.
    flags: { ...flags, enableElearningShowcase: false },
    fontScale: site.fontScale ?? 2,
    links: { ...links, ...site.links },
    settings: () => ({ ...settingDefaults(config.settings), ...site.settings }),
    href: (to) => (/^#[^/]/.test(to) ? to : siteUrlOf(to)),
    address: siteUrlOf,
    report: (error) => console.error(error),
  });
  addEventListener('hashchange', () => {
    if (location.hash.length > 1) shell.navigate(location.hash, { replace: true });
  });
  return shell;
}
