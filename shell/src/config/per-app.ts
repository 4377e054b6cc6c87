import type { Flags, ShellApi } from '@ia/federation';
import { type SiteConfig, settingValues } from '@ia/federation/config';
import type { Registry } from '@ia/federation/registry';

type Settings = ReturnType<ShellApi['settings']>;

/** Flags of the site, with the defaults of the apps. */
export const flagsOf = ({ featureFlags }: SiteConfig, { apps }: Registry): Flags => ({
  ...Object.assign({}, ...Object.values(apps).map(({ flags }) => flags)),
  ...featureFlags,
});

/** The settings of each app in this site. `settingProblems` reports invalid ones. */
export const settingsOf = ({ apps: given }: SiteConfig, { apps }: Registry): Map<string, Settings> =>
  new Map(
    Object.entries(apps).map(([name, { settings = {} }]) => [name, settingValues(settings, given[name])]),
  );
