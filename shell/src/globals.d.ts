/** Installed version of each shared package, put in by vite.config.ts. */
declare const __SHARED_VERSIONS__: Record<string, string>;
/** The configuration of a site that sets nothing, put in by vite.config.ts. */
declare const __SITE_DEFAULTS__: object;
