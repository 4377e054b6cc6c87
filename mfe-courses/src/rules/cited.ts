import type { Source } from '../content/schema.ts';

/** The title of a page stands in quotation marks; our own description of one does not. */
export const titleOf = ({ title, described }: Source) => (described ? title : `«${title}»`);
