// What the page's import map and the shell that reads it agree on.

/**
 * A name that only an import map can resolve. By it the shell knows that the page's map is in force: a browser passes over
 * a map that the page's policy does not allow, and would load whatever comes.
 */
export const IN_FORCE = 'integrity-in-force';

/** What one more try of an entry is asked for by: the map names each address that may be loaded. */
export const RETRY = '?retry=1';
