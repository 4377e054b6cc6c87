/**
 * Marks are placeholders in prerendered markup for values that are known only when the site is composed. Marks of links
 * have the format of addresses, because pages may parse them. Compose replaces the marks of links and of the shell's
 * frames, and discards a view in which another mark remains.
 */
const MARK_HOST = 'https://mark.invalid/';

/** Mark of the site's root, relative to the document. */
export const SITE_MARK = 'https://site.invalid/';

/**
 * Returns the mark of a value of the site configuration, such as a link. The one of `contactEmail` has the format of an
 * e-mail address.
 * @example markOf('entity.url') // 'https://mark.invalid/entity.url/'
 */
export const markOf = (name: string): string =>
  name === 'contactEmail' ? 'contactEmail@mark.invalid' : `${MARK_HOST}${name}/`;

/**
 * Mark of the site's absolute address, which is unknown at build time. The build of a page fails when its markup
 * contains it; event handlers may use it.
 */
export const ADDRESS_MARK = 'https://address.invalid/';

/** Checks whether a mark remains in the markup. Does not find the date `FRAME_MARKS.updated`. */
export const hasMarks = (html: string): boolean => /(mark|site|address)\.invalid/.test(html);

/** Marks in the shell's frames, the header and footer around a page, for values of a route and for the page itself. */
export const FRAME_MARKS = {
  path: '/mark.invalid/path',
  title: 'mark.invalid title',
  /** Address of a header link. Compose repeats its list item for each link. */
  link: '/mark.invalid/link',
  label: 'mark.invalid label',
  /** Markup of the page. */
  page: 'mark.invalid page',
  /** Date of the page's last update, also in its long format. */
  updated: '2001-02-03',
} as const;
