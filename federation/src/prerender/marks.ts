/**
 * Marks are placeholders in prerendered markup for values of a composed site; compose replaces them. They have
 * the format of addresses, because pages may parse them. The top-level domain `.invalid` never resolves, so a
 * remaining mark is harmless.
 */
const MARK_HOST = 'https://mark.invalid/';

/** Mark of the site's root, relative to the document. */
export const SITE_MARK = 'https://site.invalid/';

/** Returns the mark of a link of the site. @example markOf('entity.url') // 'https://mark.invalid/entity.url/' */
export const markOf = (name: string): string =>
  name === 'contactEmail' ? 'contactEmail@mark.invalid' : `${MARK_HOST}${name}/`;

/** Mark of the site's absolute address: only the visitor's browser knows it. */
export const ADDRESS_MARK = 'https://address.invalid/';

/** Checks whether a mark remains in the markup. */
export const hasMarks = (html: string): boolean => /(mark|site|address)\.invalid/.test(html);

/** Marks in the shell's frames for values of the registry. */
export const FRAME_MARKS = {
  path: '/mark.invalid/path',
  title: 'mark.invalid title',
  /** Address of a header link. Composition repeats its element for each link. */
  link: '/mark.invalid/link',
  label: 'mark.invalid label',
  page: 'mark.invalid page',
  /** Date of the page's last update, also in its long format. */
  updated: '2001-02-03',
} as const;
