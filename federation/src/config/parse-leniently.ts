import * as v from 'valibot';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Removes the value at a path, so that its default applies. Removes the parent instead if the value cannot be
 * removed alone: a list with an invalid item, or an object that lacks a required key.
 */
function removeValue(value: Record<string, unknown>, [key = '', ...rest]: string[]): Record<string, unknown> {
  const { [key]: invalidValue, ...remaining } = value;
  const isRemovable =
    rest.length > 0 && isObject(invalidValue) && rest[0] !== undefined && rest[0] in invalidValue;
  return isRemovable ? { ...remaining, [key]: removeValue(invalidValue, rest) } : remaining;
}

/** Result of {@link parseLeniently}. */
export interface LenientResult<T> {
  /** The value without invalid parts; undefined if a required key is missing or invalid. */
  value: T | undefined;
  issues: v.BaseIssue<unknown>[];
}

/**
 * Parses external data leniently; it may be written for a later version of the schema. Removes invalid and
 * unknown values, so that their defaults apply.
 * @param requiredKeys an invalid one makes the whole value unusable
 */
export function parseLeniently<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  requiredKeys: readonly string[] = [],
): LenientResult<v.InferOutput<S>> {
  const issues: v.BaseIssue<unknown>[] = [];
  const removed = new Set<string>();
  for (let current = input; ; ) {
    const result = v.safeParse(schema, current);
    if (result.success) return { value: result.output, issues };
    const paths = result.issues.map((issue) => (issue.path ?? []).map((item) => String(item.key)));
    // Reports only the first issue of a key: after its removal, the next round may report it as missing.
    issues.push(...result.issues.filter((_, i) => !removed.has(`${paths[i]}`)));
    for (const path of paths) removed.add(`${path}`);
    // Each round removes at least one key, so the loop ends.
    const object = isObject(current) ? current : {};
    const isUnusable = paths.some(([key = '']) => !Object.hasOwn(object, key) || requiredKeys.includes(key));
    if (!isObject(current) || isUnusable) return { value: undefined, issues };
    current = paths.reduce<Record<string, unknown>>(removeValue, current);
  }
}
