export { FORMER_LINKS } from '../contract/shell-api.ts';
export { defineMfe, exposeOf } from './define-mfe.ts';
export { explain } from './explain.ts';
export { mend } from './mend.ts';
export { readSiteConfig } from './read-site-config.ts';
export {
  type MfeConfig,
  type MfeInput,
  type NavLink,
  type RouteConfig,
  SITE_FLAGS,
  THEME_NAMES,
} from './schema.ts';
export { settingValues } from './setting-values.ts';
export {
  readSettings,
  type Setting,
  type SettingEntry,
  type SettingsOf,
  settingDefaults,
} from './settings.ts';
export { type SiteConfig, unknownFlags } from './site-config.ts';
