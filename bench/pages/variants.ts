/**
 * Variants in which the same pages are served; the bench measures their differences. `federation`: at hash URLs;
 * `federation, real path`: at the real path of each route; `lazy`: one application with lazy pages; `tuned`: `lazy` with
 * hand-written preload and prefetch; `static`: HTML without scripts.
 */
export type VariantName = 'federation' | 'federation, real path' | 'lazy' | 'tuned' | 'static';

/** Files of one variant, by URL path. */
export type Files = Map<string, Buffer>;

/** One variant to measure. */
export interface Variant {
  name: VariantName;
  files: Files;
  /** Returns the URL of a route in this variant, or null if the variant does not have it. */
  addressOf(route: string): string | null;
}

/** Returns the hash URL of a route on a site with one document. */
export const hashAddress = (route: string): string => (route === '/' ? '/' : `/#${route}`);
