import type { Source } from '../content/schema.ts';

/**
 * Returns a source's title: in quotation marks when it is the page's own title, bare when it is our
 * description.
 */
export const formatSourceTitle = ({ title, described }: Source) => (described ? title : `«${title}»`);
