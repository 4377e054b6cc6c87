import type { BaseIssue } from 'valibot';

const shown = (value: unknown): string => {
  const json = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
};

const keyOf = (issue: BaseIssue<unknown>, at: string): string =>
  (issue.path ?? []).reduce((key, { key: part }) => {
    if (typeof part === 'number') return `${key}[${part}]`;
    return key ? `${key}.${String(part)}` : String(part);
  }, at) || '(the whole file)';

/** The most specific problems: a union reports its own mismatch and, inside, those of each option. */
const leaves = (issue: BaseIssue<unknown>): BaseIssue<unknown>[] => {
  const inside = (issue.issues ?? []).filter((child) => (child.path?.length ?? 0) > 0);
  return inside.length > 0 ? inside.flatMap(leaves) : [issue];
};

export interface Problem {
  /** Of the value in its file: ['links', 'social', 0, 'url']. */
  path: readonly (string | number)[];
  /** As it is written: 'links.social[0].url'. */
  key: string;
  /** The schema does not know the key. */
  isUnknown: boolean;
  /** Expected and found, without the key. */
  what: string;
}

const pathOf = (issue: BaseIssue<unknown>, at: string): Problem['path'] => [
  ...(at ? at.split('.') : []),
  ...(issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
];

/**
 * The problems that a schema found, each with its key.
 * @param at key of the part that was read: 'apps.mfe-x'
 */
export const problemsIn = (issues: readonly BaseIssue<unknown>[], at = ''): Problem[] =>
  issues.flatMap(leaves).map((issue) => {
    const own = issue.message.startsWith('Invalid ') ? '' : ` (${issue.message})`;
    // A rule in words says more than its pattern.
    const isInWords = own && (issue.type === 'regex' || issue.expected === null);
    const expected = isInWords ? 'a value' : (issue.expected ?? issue.message);
    const isUnknown = issue.expected === 'never' && Boolean(issue.path?.length);
    return {
      path: pathOf(issue, at),
      key: keyOf(issue, at),
      isUnknown,
      what: isUnknown
        ? `is not a known key; found ${shown(issue.input)}. Remove it or correct its name.`
        : `expected ${expected}${own}, found ${shown(issue.input)}`,
    };
  });

/**
 * The lines of {@link explain}, each once.
 * @param at key of the part that was read: 'apps.mfe-x'
 */
export const linesOf = (issues: readonly BaseIssue<unknown>[], at = ''): string[] => [
  ...new Set(problemsIn(issues, at).map(({ key, what }) => `  ${key}: ${what}`)),
];

/**
 * A message that says which file is wrong, at which key, what was expected and what was found.
 * @example explain('site.config.json', issues)
 * // site.config.json is not valid:
 * //   pageThemes./prompt-factory: expected ("blue" | "purple"), found "red"
 */
export function explain(file: string, issues: readonly BaseIssue<unknown>[], at = ''): string {
  return `${file} is not valid:\n${linesOf(issues, at).join('\n')}`;
}
