import type { Route } from '@ia/federation';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What a hash asks for. `#name` without a slash is an anchor of the page one is on. */
export type Address = { kind: 'route'; route: Route } | { kind: 'anchor'; anchor: string };

/**
 * Reads a hash or an in-site address.
 * @example parseAddress('#/prompt-factory?receita=carta#fabrica')
 * // { kind: 'route', route: { path: '/prompt-factory', query: { receita: 'carta' }, anchor: 'fabrica' } }
 */
export function parseAddress(address: string): Address {
  const text = address.replace(/^#(?=\/)/, '');
  if (text === '' || text === '#') return { kind: 'route', route: { path: '/', query: {}, anchor: null } };
  if (!text.startsWith('/')) return { kind: 'anchor', anchor: decode(text.replace(/^#/, '')) };
  // The second `#` may come encoded: behind the path as we share it, or at the end as a mail program makes it.
  const plain = text
    .replace(/^([^?#]*?)%23([^?#]*)(\?[^#]*)?$/, '$1$3#$2')
    .replace(/%23([a-z][a-z0-9-]*)$/, '#$1');
  const [, path = '/', search = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(plain) ?? [];
  return {
    kind: 'route',
    route: {
      path: path === '/' ? '/' : path.replace(/\/+$/, '') || '/',
      query: Object.fromEntries(new URLSearchParams(search)),
      anchor: anchor ? decode(anchor) : null,
    },
  };
}

/** Punctuation of the sentence that a link was copied with, as browsers write it in a hash. */
const PUNCTUATION = /(?:[.,;:!?)\]}'*]|%22|%3E|%C2%BB|%E2%80%(?:99|9D|A6))+$/i;
/** Parameters that networks and newsletters append, behind `?`, `&` or a second `?`. */
const TRACKING = /([?&])(?:(?:utm_\w+|fbclid|gclid|msclkid|igshid|mc_[ce]id)=[^&?#]*(&?))+/gi;

/**
 * The hash of a link that came from elsewhere, without what was appended on the way.
 * @example tidyLink('#/manifesto-cocreate?utm_source=rede.') // '#/manifesto-cocreate'
 */
export const tidyLink = (hash: string): string =>
  hash.replace(TRACKING, (_, before, after) => after && before).replace(PUNCTUATION, '');

/** The query as text. A value that ends like an encoded anchor or in punctuation is closed with `&`, or it would lose it. */
function formatQuery(query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search && `?${search}${/%23[a-z][a-z0-9-]*$/.test(search) || PUNCTUATION.test(search) ? '&' : ''}`;
}

export const sameQuery = (a: Pick<Route, 'query'>, b: Pick<Route, 'query'>): boolean =>
  formatQuery(a.query) === formatQuery(b.query);

/** The hash of a route: the inverse of {@link parseAddress}. The landing page's anchors keep their short form. */
export function formatRoute({ path, query, anchor }: Route): string {
  const search = formatQuery(query);
  if (path === '/' && anchor && !search) return `#${encodeURIComponent(anchor)}`;
  return `#${path}${search}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}

/**
 * The hash of a route as it is shared. A second `#` is not valid in an address and some mail programs encode it, so the
 * anchor is written encoded, behind the path.
 */
export function formatShared({ path, query, anchor }: Route): string {
  return `#${path}${anchor ? `%23${encodeURIComponent(anchor)}` : ''}${formatQuery(query)}`;
}
