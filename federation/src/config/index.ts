// Package entry `@ia/federation/config`, for apps and the shell.
export type { PlainText, PlainTextPart } from '../plain-text/index.ts';
export { defineMfe, exposeOf } from './define-mfe.ts';
export type { DeclaredDeviceData, DeclaredDeviceKey, Merge, TileLayer } from './device-data.ts';
export { explain } from './explain.ts';
export { parseLeniently } from './parse-leniently.ts';
export { readSettings } from './read-settings.ts';
export { readSiteConfig } from './read-site-config.ts';
export {
  type MfeConfig,
  type MfeInput,
  type NavLink,
  type RouteConfig,
  SITE_FLAGS,
  THEME_NAMES,
} from './schema.ts';
export { settingDefaults, settingValues } from './setting-values.ts';
export type {
  Setting,
  SettingEntry,
  SettingsOf,
} from './settings.ts';
export { type SiteConfig, unknownFlags } from './site-config.ts';
