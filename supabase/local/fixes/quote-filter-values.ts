/** Filters that compare a column with one value, and (`SEVERAL`) with a list of values. */
const ONE = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(?!\{)(.*)$/s;
const SEVERAL = /^((?:not\.)?in\.\()(.*)\)$/s;
/** A value of a list, in quotes or up to the next comma. */
const IN_LIST = /"(?:[^"\\]|\\.)*"|[^,]+/gs;

/** Parameters that are not a single filter. */
const OTHERS = /^(?:select|order|limit|offset|columns|on_conflict|apikey|(?:not\.)?(?:and|or))$/;

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
