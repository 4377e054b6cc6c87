/**
 * What stands in a first view for something that only a composed site knows. Like addresses, because most of them are:
 * pages may take them apart. The name `.invalid` can never lead anywhere, should one be left.
 */
const HOST = 'https://mark.invalid/';

/** The root of the site, as seen from the document. */
export const SITE_MARK = 'https://site.invalid/';

/** @example markOf('entity.url') // 'https://mark.invalid/entity.url/' */
export const markOf = (name: string): string =>
  name === 'contactEmail' ? 'contactEmail@mark.invalid' : `${HOST}${name}/`;

/** Of an absolute address of the site: who shares it needs it on the device alone, and nobody can fill it in. */
export const ADDRESS_MARK = 'https://address.invalid/';

/** Whether one is left that nobody filled. */
export const hasMarks = (html: string): boolean => /(mark|site|address)\.invalid/.test(html);

/** What stands in the shell's frames for what the registry says of the page. */
export const FRAME_MARKS = {
  path: '/mark.invalid/path',
  title: 'mark.invalid title',
  /** Of one link of the header, in an element that is written again for each. */
  link: '/mark.invalid/link',
  label: 'mark.invalid label',
  page: 'mark.invalid page',
  /** The day on which a page was last looked over, and the same in words. */
  updated: '2001-02-03',
} as const;
