const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Fills in defaults for missing keys, at every level. A list replaces the default list. `readPageData`
 * completes a prevalidated configuration with it, so that the shell starts without the validator.
 */
export function fillIn(defaults: unknown, given: unknown): unknown {
  if (!isObject(defaults) || !isObject(given)) return given === undefined ? defaults : given;
  const keys = Object.keys({ ...defaults, ...given });
  return Object.fromEntries(keys.map((key) => [key, fillIn(defaults[key], given[key])]));
}
