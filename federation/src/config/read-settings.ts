import * as v from 'valibot';
import { parseLeniently } from './parse-leniently.ts';
import { settingValues } from './setting-values.ts';
import { type SettingEntry, type SettingValue, valueSchemaOf } from './settings.ts';

/** Result of {@link readSettings}. */
export interface ReadSettings {
  values: Record<string, SettingValue>;
  /** Invalid and unknown settings. The default replaces an invalid value. */
  issues: v.BaseIssue<unknown>[];
}

/**
 * Reads and validates a site's settings for an app.
 * @param settings as the app declares them
 * @param siteValues `apps.<name>` of the site's configuration
 */
export function readSettings(settings: Record<string, SettingEntry>, siteValues: unknown = {}): ReadSettings {
  const shape = Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [key, v.optional(valueSchemaOf(setting))]),
  );
  const { issues } = parseLeniently(v.strictObject(shape), siteValues);
  return { values: settingValues(settings, siteValues), issues };
}
