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

/**
 * The lines of {@link explain}, each once.
 * @param at key of the part that was read: 'apps.mfe-x'
 */
export function linesOf(issues: readonly BaseIssue<unknown>[], at = ''): string[] {
  const lines = issues.flatMap(leaves).map((issue) => {
    const own = issue.message.startsWith('Invalid ') ? '' : ` (${issue.message})`;
    const expected = issue.expected ?? issue.message;
    const last = issue.path?.at(-1);
    if (issue.expected === 'never' && last) {
      return `  ${keyOf(issue, at)}: is not a known key; found ${shown(issue.input)}. Remove it or correct its name.`;
    }
    return `  ${keyOf(issue, at)}: expected ${expected}${own}, found ${shown(issue.input)}`;
  });
  return [...new Set(lines)];
}

/**
 * A message that says which file is wrong, at which key, what was expected and what was found.
 * @example explain('site.config.json', issues)
 * // site.config.json is not valid:
 * //   pageThemes./prompt-factory: expected ("blue" | "purple"), found "red"
 */
export function explain(file: string, issues: readonly BaseIssue<unknown>[], at = ''): string {
  return `${file} is not valid:\n${linesOf(issues, at).join('\n')}`;
}
