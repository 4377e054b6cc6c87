import type { Flags, ShellApi } from '@ia/federation';
import { type SiteConfig, settingValues } from '@ia/federation/config';
import type { Registry } from '@ia/federation/registry';

type Settings = ReturnType<ShellApi['settings']>;

/** The feature flags of the site: values of the configuration, else defaults of the apps. */
export const resolveFlags = ({ featureFlags }: SiteConfig, { apps }: Registry): Flags => ({
  ...Object.assign({}, ...Object.values(apps).map(({ flags }) => flags)),
  ...featureFlags,
});

/**
 * The settings of each app: values of the configuration, else defaults. `settingProblems` reports invalid
 * ones.
 */
export const resolveSettings = (
  { apps: configuredApps }: SiteConfig,
  { apps }: Registry,
): Map<string, Settings> =>
  new Map(
    Object.entries(apps).map(([name, { settings = {} }]) => [
      name,
      settingValues(settings, configuredApps[name]),
    ]),
  );
