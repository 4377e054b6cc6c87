import * as v from 'valibot';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes the value at a path out, so that its default applies. What cannot be mended alone goes with its parent: a
 * list with its wrong item, an object with the required key it lacks.
 */
function without(value: Record<string, unknown>, [key = '', ...rest]: string[]): Record<string, unknown> {
  const { [key]: wrong, ...kept } = value;
  const mendable = rest.length > 0 && isObject(wrong) && rest[0] !== undefined && rest[0] in wrong;
  return mendable ? { ...kept, [key]: without(wrong, rest) } : kept;
}

export interface Mended<T> {
  /** What is left, valid; undefined when something that must be there is missing or wrong. */
  value: T | undefined;
  issues: v.BaseIssue<unknown>[];
}

/**
 * Reads data that somebody else wrote, perhaps for a later version of the schema: what is wrong or unknown is taken
 * out, and its default applies.
 * @param needed keys without a default in the data's own sense: wrong, they make the whole of it unusable
 */
export function mend<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  needed: readonly string[] = [],
): Mended<v.InferOutput<S>> {
  const issues: v.BaseIssue<unknown>[] = [];
  const takenOut = new Set<string>();
  for (let current = input; ; ) {
    const result = v.safeParse(schema, current);
    if (result.success) return { value: result.output, issues };
    const paths = result.issues.map((issue) => (issue.path ?? []).map((item) => String(item.key)));
    // What was wrong and is now missing has been told.
    issues.push(...result.issues.filter((_, i) => !takenOut.has(`${paths[i]}`)));
    for (const path of paths) takenOut.add(`${path}`);
    // Each round takes at least one key out, so there is an end.
    const given = isObject(current) ? current : {};
    const hopeless = paths.some(([key = '']) => !Object.hasOwn(given, key) || needed.includes(key));
    if (!isObject(current) || hopeless) return { value: undefined, issues };
    current = paths.reduce<Record<string, unknown>>(without, current);
  }
}
