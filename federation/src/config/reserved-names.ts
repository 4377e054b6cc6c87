/**
 * Folder names that a site reserves. An app's files are served from the folder with its name. `packages` is
 * the site's npm registry, and `backend` the path of the data API. `federation dev` and `federation check`
 * serve an unpublished build at `candidate`.
 */
export const RESERVED_NAMES = ['shell', 'packages', 'backend', 'candidate', 'assets'];

/** Folder of the plain-text document of a page, below the page's own: `/prompt-factory/texto/`. */
export const PLAIN_TEXT_FOLDER = 'texto';
