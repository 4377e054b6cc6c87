import type { Links, Notice, ShellApi } from '@ia/federation';
import { settingDefaults } from '@ia/federation/config';
import { fakeHistory } from '@ia/federation/fake-shell';
import config from '../../../mfe.config.ts';

/** What a package takes from `site.config.json` when it is made. */
export interface SiteOfPackage {
  siteUrl?: string;
  links?: Partial<Links>;
  fontScale?: number;
  settings?: Readonly<Record<string, string | number | boolean | null>>;
}

interface Says {
  notify(notice: Notice): void;
  announce(message: string): void;
}

/** The shell of a package: one page, no other app, no backend. Pages of the site are linked where the site has an address. */
export function lmsShell(site: SiteOfPackage, says: Says): ShellApi {
  const away = (to: string) => (site.siteUrl ? `${site.siteUrl}#${to.replace(/^#/, '')}` : null);
  const { links, flags } = fakeHistory('/').shell;
  const { shell } = fakeHistory('/', {
    ...says,
    // The other courses are other packages.
    flags: { ...flags, enableElearningShowcase: false },
    fontScale: site.fontScale ?? 2,
    links: { ...links, ...site.links },
    settings: () => ({ ...settingDefaults(config.settings), ...site.settings }),
    href: (to) => (/^#[^/]/.test(to) ? to : away(to)),
    address: away,
    report: (error) => console.error(error),
  });
  addEventListener('hashchange', () => {
    if (location.hash.length > 1) shell.navigate(location.hash, { replace: true });
  });
  return shell;
}
