/** A filter that compares a column with one value. A `{` begins an array, which is not quoted. */
const COMPARISON = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(?!\{)(.*)$/s;
/** A filter that compares a column with a list of values. */
const IN_FILTER = /^((?:not\.)?in\.\()(.*)\)$/s;
/** A value of a list, in quotes or up to the next comma. */
const LIST_VALUE = /"(?:[^"\\]|\\.)*"|[^,]+/gs;

/** Parameters that are not the filter of one column. */
const NOT_A_FILTER = /^(?:select|order|limit|offset|columns|on_conflict|apikey|(?:not\.)?(?:and|or))$/;

/**
 * Quotes the values of filters. @supabase/lite 0.10.0 guesses the type of an unquoted value without the
 * column's type: it reads `version=eq.1.0` as the number 1 and `eq.true` as a boolean. PostgREST uses the
 * text unchanged.
 *
 * @returns the URL with quoted filter values
 */
export function quoteFilterValues(url: URL): URL {
  if (!url.pathname.startsWith('/rest/v1/') || url.pathname.startsWith('/rest/v1/rpc/')) return url;
  const quoted = new URL(url);
  quoted.search = new URLSearchParams(
    [...url.searchParams].map(([key, value]) => [key, NOT_A_FILTER.test(key) ? value : quoteValues(value)]),
  ).toString();
  return quoted;
}

const quoteValues = (filter: string): string =>
  filter
    .replace(COMPARISON, (_all, operator: string, value: string) => `${operator}"${value}"`)
    .replace(IN_FILTER, (_all, operator: string, values: string) => {
      const items = values.match(LIST_VALUE) ?? [];
      return `${operator}${items.map((value) => (value.startsWith('"') ? value : `"${value}"`)).join(',')})`;
    });
