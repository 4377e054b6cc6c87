// Constants that the page's import map and the shell share.

/**
 * A specifier that only the import map can resolve. The shell resolves it to detect whether the map is
 * active: a browser ignores a map that the content security policy blocks, and then loads modules without
 * integrity checks.
 */
export const INTEGRITY_SPECIFIER = 'integrity-in-force';

/** Query of the retry of an entry. It is fixed, because the import map must list each address. */
export const RETRY_QUERY = '?retry=1';
