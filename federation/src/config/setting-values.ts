import type { SettingEntry, SettingValue } from './settings.ts';

/**
 * True if a page can use the value for the setting. Uses no schema validator, because the shell calls it
 * before the first render. `readSettings` reports the reason.
 */
function isUsable(setting: SettingEntry, value: unknown): value is SettingValue {
  if (value === null) return setting.default === null;
  switch (setting.type) {
    case 'text':
      return (
        typeof value === 'string' &&
        (!setting.pattern || new RegExp(`^(?:${setting.pattern})$`, 'v').test(value))
      );
    case 'address':
      return typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
    case 'number': {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = setting;
      return typeof value === 'number' && value >= min && value <= max;
    }
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && setting.options.includes(value);
  }
}

/**
 * The values of an app's settings in a site. The default replaces an unusable value.
 * @param siteValues `apps.<name>` of the site's configuration
 */
export function settingValues(
  settings: Record<string, SettingEntry>,
  siteValues: unknown = {},
): Record<string, SettingValue> {
  const valuesByKey = (typeof siteValues === 'object' && siteValues !== null ? siteValues : {}) as Record<
    string,
    unknown
  >;
  const values = Object.entries(settings).map(([key, setting]) => {
    const value = valuesByKey[key];
    return [key, isUsable(setting, value) ? value : setting.default];
  });
  return Object.fromEntries(values);
}

/** The default values of an app's settings, for tests and for an app that runs standalone. */
export const settingDefaults = (settings: Record<string, SettingEntry>): Record<string, SettingValue> =>
  settingValues(settings);
