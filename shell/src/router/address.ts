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
  const [, path = '/', search = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(text) ?? [];
  return {
    kind: 'route',
    route: {
      path: path === '/' ? '/' : path.replace(/\/+$/, '') || '/',
      query: Object.fromEntries(new URLSearchParams(search)),
      anchor: anchor ? decode(anchor) : null,
    },
  };
}

/** The hash of a route: the inverse of {@link parseAddress}. The landing page's anchors keep their short form. */
export function formatRoute({ path, query, anchor }: Route): string {
  const search = new URLSearchParams(query).toString();
  if (path === '/' && anchor && !search) return `#${encodeURIComponent(anchor)}`;
  return `#${path}${search ? `?${search}` : ''}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
