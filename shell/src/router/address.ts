import type { Route } from '@ia/federation';

/** Punctuation of the sentence that a link was copied with, as browsers write it in a hash. */
const PUNCTUATION = /(?:[.,;:!?)\]}'*]|%22|%3E|%C2%BB|%E2%80%(?:99|9D|A6))+$/i;
/** Parameters that networks and newsletters append, behind `?`, `&` or a second `?`. */
const TRACKING = /([?&])(?:(?:utm_\w+|fbclid|gclid|msclkid|igshid|mc_[ce]id)=[^&?#]*(&?))+/gi;

/**
 * The hash of an external link, without appended punctuation and tracking parameters.
 * @example tidyLink('#/manifesto-cocreate?utm_source=rede.') // '#/manifesto-cocreate'
 */
export const tidyLink = (hash: string): string =>
  hash.replace(TRACKING, (_, before, after) => after && before).replace(PUNCTUATION, '');

/**
 * The query as text. A value that ends like an encoded anchor or in punctuation is closed with `&`, or it
 * would lose it.
 */
function formatQuery(query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search && `?${search}${/%23[a-z][a-z0-9-]*$/.test(search) || PUNCTUATION.test(search) ? '&' : ''}`;
}

export const sameQuery = (a: Pick<Route, 'query'>, b: Pick<Route, 'query'>): boolean =>
  formatQuery(a.query) === formatQuery(b.query);

/** The hash of a route: the inverse of `parseAddress`. The landing page's anchors keep their short form. */
export function formatRoute({ path, query, anchor }: Route): string {
  const search = formatQuery(query);
  if (path === '/' && anchor && !search) return `#${encodeURIComponent(anchor)}`;
  return `#${path}${search}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}

/**
 * The hash of a route as it is shared. A second `#` is not valid in an address and some mail programs encode
 * it, so the anchor is written encoded, behind the path.
 */
export function formatShared({ path, query, anchor }: Route): string {
  return `#${path}${anchor ? `%23${encodeURIComponent(anchor)}` : ''}${formatQuery(query)}`;
}
