/** The version in the registry of an app that a dev server serves. The site holds no copy of it. */
export const DEV_VERSION = 'dev';
