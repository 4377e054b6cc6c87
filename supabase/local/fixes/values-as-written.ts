/** One value compared with a column, and a list of them. */
const ONE = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(?!\{)(.*)$/s;
const SEVERAL = /^((?:not\.)?in\.\()(.*)\)$/s;
const IN_LIST = /"(?:[^"\\]|\\.)*"|[^,]+/gs;

/** What is no filter, or holds several of them. */
const OTHERS = /^(?:select|order|limit|offset|columns|on_conflict|apikey|(?:not\.)?(?:and|or))$/;

/**
 * @supabase/lite 0.10.0 guesses what a filter's value is before it looks at the column: for `version=eq.1.0` it asks for the
 * text of the number 1, and finds no version of that name, and for `eq.true` for a truth value. PostgREST takes the value
 * as it is written. In quotes it is not guessed, and the column's own type decides.
 *
 * @returns the address with the values of its filters in quotes
 */
export function valuesAsWritten(url: URL): URL {
  if (!url.pathname.startsWith('/rest/v1/') || url.pathname.startsWith('/rest/v1/rpc/')) return url;
  const quoted = new URL(url);
  quoted.search = new URLSearchParams(
    [...url.searchParams].map(([key, value]) => [key, OTHERS.test(key) ? value : inQuotes(value)]),
  ).toString();
  return quoted;
}

const inQuotes = (filter: string): string =>
  filter
    .replace(ONE, (_all, operator: string, value: string) => `${operator}"${value}"`)
    .replace(SEVERAL, (_all, operator: string, values: string) => {
      const each = values.match(IN_LIST) ?? [];
      return `${operator}${each.map((value) => (value.startsWith('"') ? value : `"${value}"`)).join(',')})`;
    });
