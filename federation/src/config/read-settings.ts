import * as v from 'valibot';
import { mend } from './mend.ts';
import { settingValues } from './setting-values.ts';
import { judgeOf, type SettingEntry, type SettingValue } from './settings.ts';

export interface ReadSettings {
  values: Record<string, SettingValue>;
  /** What is wrong in what was given, or unknown; the default stands in for it. */
  issues: v.BaseIssue<unknown>[];
}

/**
 * The values of an app's settings in a site.
 * @param given `apps.<name>` of the site's configuration
 */
export function readSettings(settings: Record<string, SettingEntry>, given: unknown = {}): ReadSettings {
  const shape = Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [key, v.optional(judgeOf(setting))]),
  );
  const { issues } = mend(v.strictObject(shape), given);
  return { values: settingValues(settings, given), issues };
}
