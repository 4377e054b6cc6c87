/**
 * Variants in which the same pages are served; the bench measures their differences: the federation at hash
 * URLs and at real paths, one application with lazy pages, the same with hand-written hints, and HTML without
 * scripts.
 */
export type SubjectName = 'federation' | 'federation, own path' | 'lazy' | 'tuned' | 'static';

/** Files of one variant, by URL path. */
export type Files = Map<string, Buffer>;

/** One variant to measure. */
export interface Subject {
  name: SubjectName;
  files: Files;
  /** Returns the URL of a route in this variant, or null if the variant does not have it. */
  addressOf(route: string): string | null;
}

/** Returns the hash URL of a route on a site with one document. */
export const hashAddress = (route: string): string => (route === '/' ? '/' : `/#${route}`);
