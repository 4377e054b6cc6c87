import type { BaseIssue } from 'valibot';

/** A value as JSON, truncated for a message. */
const formatValue = (value: unknown): string => {
  const json = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
};

/** The path of an issue as text: 'links.social[0].url'. */
const formatKey = (issue: BaseIssue<unknown>, at: string): string =>
  (issue.path ?? []).reduce((key, { key: part }) => {
    if (typeof part === 'number') return `${key}[${part}]`;
    return key ? `${key}.${String(part)}` : String(part);
  }, at) || '(the whole file)';

/** Returns the most specific issues. A union reports its own mismatch and nests the issues of each option. */
const leafIssues = (issue: BaseIssue<unknown>): BaseIssue<unknown>[] => {
  const nestedIssues = (issue.issues ?? []).filter((child) => (child.path?.length ?? 0) > 0);
  return nestedIssues.length > 0 ? nestedIssues.flatMap(leafIssues) : [issue];
};

/** Converts valibot's message for a format to an expectation: 'Invalid URL: Received "x"' → 'a valid URL'. */
const expectedFormat = (message: string): string =>
  `a valid ${/^Invalid ([^:]+)/.exec(message)?.[1] ?? 'value'}`;

/** An invalid, missing or unknown value. */
export interface Problem {
  /** Path of the value in its file: ['links', 'social', 0, 'url']. */
  path: readonly (string | number)[];
  /** The path as text: 'links.social[0].url'. */
  key: string;
  /** The schema does not know the key. */
  isUnknown: boolean;
  /** Expected and found, without the key. */
  what: string;
}

/** Describes what the schema expected of a value that is present. */
function describeExpectation(issue: BaseIssue<unknown>): string {
  if (issue.type === 'min_length' && issue.input === '') return 'a text that is not empty';
  const ownMessage = issue.message.startsWith('Invalid ') ? '' : ` (${issue.message})`;
  // The schema's own message is clearer than a regular expression.
  const hasOwnMessage = ownMessage && (issue.type === 'regex' || issue.expected === null);
  return `${hasOwnMessage ? 'a value' : (issue.expected ?? expectedFormat(issue.message))}${ownMessage}`;
}

/** A required key that the object lacks. */
const isMissing = (issue: BaseIssue<unknown>): boolean =>
  issue.path?.at(-1)?.origin === 'key' && issue.expected !== 'never' && issue.input === undefined;

const valuePath = (issue: BaseIssue<unknown>, at: string): Problem['path'] => [
  ...(at ? at.split('.') : []),
  ...(issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
];

/**
 * Converts schema issues to problems, each with its key.
 * @param at key of the validated part: 'apps.mfe-x'
 */
export const problemsIn = (issues: readonly BaseIssue<unknown>[], at = ''): Problem[] =>
  issues.flatMap(leafIssues).map((issue) => {
    const isUnknown = issue.expected === 'never' && Boolean(issue.path?.length);
    return {
      path: valuePath(issue, at),
      key: formatKey(issue, at),
      isUnknown,
      what: isUnknown
        ? `is not a known key; found ${formatValue(issue.input)}. Remove it or correct its name.`
        : isMissing(issue)
          ? 'is missing. Add it.'
          : `expected ${describeExpectation(issue)}, found ${formatValue(issue.input)}`,
    };
  });

/**
 * Returns the lines of {@link explain}, without duplicates.
 * @param at key of the validated part: 'apps.mfe-x'
 */
export const problemLines = (issues: readonly BaseIssue<unknown>[], at = ''): string[] => [
  ...new Set(problemsIn(issues, at).map(({ key, what }) => `  ${key}: ${what}`)),
];

/**
 * Formats schema issues as a message with file, key, expected and found.
 * @example explain('site.config.json', issues)
 * // site.config.json is not valid:
 * //   pageThemes./prompt-factory: expected ("blue" | "purple"), found "red"
 */
export function explain(file: string, issues: readonly BaseIssue<unknown>[], at = ''): string {
  return `${file} is not valid:\n${problemLines(issues, at).join('\n')}`;
}
