/** A registry for tests. Unparsed: a test says itself where it has to be valid. */
export const registryOf = (
  apps: Record<string, { routes: readonly object[]; [key: string]: unknown }>,
  shell = { version: '1', base: './' },
) => ({
  schema: 1,
  shell,
  apps: Object.fromEntries(
    Object.entries(apps).map(([name, app]) => [
      name,
      {
        version: '1.0.0',
        owner: `equipa-${name}`,
        contract: 1,
        sharedUi: '1',
        base: `./${name}/`,
        entry: `./${name}/remoteEntry.js`,
        ...app,
      },
    ]),
  ),
});

/** A route of one of its apps. */
export const routeTo = (path: string, more: object = {}) => ({
  path,
  title: 'X',
  expose: './x',
  preload: [],
  styles: [],
  ...more,
});
