import { type Flags, FORMER_LINKS, type Links, type ShellApi } from '@ia/federation';
import { type SiteConfig, settingValues } from '@ia/federation/config';
import type { Registry } from '@ia/federation/registry';

type Settings = ReturnType<ShellApi['settings']>;

/** Flags as apps declare them, unless the site says otherwise. */
export const flagsOf = ({ featureFlags }: SiteConfig, { apps }: Registry): Flags => ({
  ...Object.assign({}, ...Object.values(apps).map(({ flags }) => flags)),
  ...featureFlags,
});

/** Links of the site, with those that are settings of apps by now: apps of before still read them here. */
export const linksOf = ({ links }: SiteConfig): Links => {
  const given = Object.entries(links).filter(([, value]) => value !== null);
  return { ...FORMER_LINKS, ...Object.fromEntries(given) } as Links;
};

/** The settings of each app in this site. What the site sets wrong is told by `settingProblems`. */
export const settingsOf = ({ apps: given, links }: SiteConfig, { apps }: Registry): Map<string, Settings> =>
  new Map(
    Object.entries(apps).map(([name, { settings = {} }]) => [
      name,
      settingValues(settings, given[name], links),
    ]),
  );
