const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is given, with the defaults for whatever it leaves out, at each level. Lists are taken whole. */
export function fillIn(defaults: unknown, given: unknown): unknown {
  if (!isObject(defaults) || !isObject(given)) return given === undefined ? defaults : given;
  const keys = Object.keys({ ...defaults, ...given });
  return Object.fromEntries(keys.map((key) => [key, fillIn(defaults[key], given[key])]));
}
