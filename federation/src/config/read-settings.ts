import * as v from 'valibot';
import { parseLeniently } from './parse-leniently.ts';
import { settingValues } from './setting-values.ts';
import { type SettingEntry, type SettingValue, valueSchemaOf } from './settings.ts';

export interface ReadSettings {
  values: Record<string, SettingValue>;
  /** Invalid and unknown settings. The default replaces an invalid value. */
  issues: v.BaseIssue<unknown>[];
}

/**
 * Validates a site's settings for an app.
 * @param given `apps.<name>` of the site's configuration
 */
export function readSettings(settings: Record<string, SettingEntry>, given: unknown = {}): ReadSettings {
  const shape = Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [key, v.optional(valueSchemaOf(setting))]),
  );
  const { issues } = parseLeniently(v.strictObject(shape), given);
  return { values: settingValues(settings, given), issues };
}
