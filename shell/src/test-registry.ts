import { CONTRACT_VERSION } from '@ia/federation';

/** What the shell of a test brings. */
export const provides = { contract: CONTRACT_VERSION, packages: { react: '19.3.1' } };

/** A registry for tests, with one app. Unparsed: a test says itself where it has to be valid. */
export const registryOf = (app: { routes: readonly object[]; [key: string]: unknown }) => ({
  schema: 1,
  shell: { version: '1', base: './' },
  apps: {
    'mfe-x': {
      version: '1.0.0',
      owner: 'equipa-x',
      contract: 1,
      sharedUi: '1',
      base: './x/',
      entry: './x/remoteEntry.js',
      ...app,
    },
  },
});

/** A route of that app. */
export const routeTo = (path: string, more: object = {}) => ({
  path,
  title: 'X',
  expose: './x',
  preload: [],
  styles: [],
  ...more,
});
