import type { Route } from '@ia/federation';

/** Punctuation at the end of a link that was copied with its sentence, some percent-encoded: " > » ’ ” … */
const PUNCTUATION = /(?:[.,;:!?)\]}'*]|%22|%3E|%C2%BB|%E2%80%(?:99|9D|A6))+$/i;
/** Tracking parameters that social networks and newsletters append, behind `?`, `&` or a second `?`. */
const TRACKING = /([?&])(?:(?:utm_\w+|fbclid|gclid|msclkid|igshid|mc_[ce]id)=[^&?#]*(&?))+/gi;

/**
 * The hash of an external link, without appended punctuation and tracking parameters.
 * @example tidyLink('#/manifesto-cocreate?utm_source=rede.') // '#/manifesto-cocreate'
 */
export const tidyLink = (hash: string): string =>
  hash
    .replace(TRACKING, (_, separator, nextSeparator) => nextSeparator && separator)
    .replace(PUNCTUATION, '');

/**
 * Formats a query. A final `&` protects a value that ends like an encoded anchor or in punctuation, which
 * `parseAddress` and `tidyLink` would remove.
 */
function formatQuery(query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  const needsProtection = /%23[a-z][a-z0-9-]*$/.test(search) || PUNCTUATION.test(search);
  return search && `?${search}${needsProtection ? '&' : ''}`;
}

export const sameQuery = (a: Pick<Route, 'query'>, b: Pick<Route, 'query'>): boolean =>
  formatQuery(a.query) === formatQuery(b.query);

/**
 * Formats the hash of a route: the inverse of `parseAddress`. The landing page's anchors keep their short
 * form.
 */
export function formatRoute({ path, query, anchor }: Route): string {
  const search = formatQuery(query);
  if (path === '/' && anchor && !search) return `#${encodeURIComponent(anchor)}`;
  return `#${path}${search}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}

/**
 * Formats the hash of a route for sharing. A second `#` is not valid in an address and some mail programs
 * encode it, so the anchor is written encoded, behind the path.
 */
export function formatShared({ path, query, anchor }: Route): string {
  return `#${path}${anchor ? `%23${encodeURIComponent(anchor)}` : ''}${formatQuery(query)}`;
}
