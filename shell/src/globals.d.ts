/** Installed version of each shared package, put in by vite.config.ts. */
declare const __SHARED_VERSIONS__: Record<string, string>;
