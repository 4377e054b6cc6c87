/** Version of an app from a dev server in the registry. The site has no copy of the app's files. */
export const DEV_VERSION = 'dev';
