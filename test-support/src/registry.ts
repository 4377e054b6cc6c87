// Builds small registries for tests. A registry (`registry.json`) tells the shell which apps exist, with
// their files and routes.

/** Contract version and shared packages that the shell provides in tests. */
export const provides = { contract: 4, packages: { react: '19.3.1' } };

interface TestApp {
  routes: readonly object[];
  [key: string]: unknown;
}

const createEntry = (name: string, app: TestApp) => ({
  version: '1.0.0',
  owner: `equipa-${name}`,
  contract: 1,
  sharedUi: '1',
  base: `./${name}/`,
  entry: `./${name}/remoteEntry.js`,
  ...app,
});

/** Builds a registry for tests. It is not validated; tests parse it where validity matters. */
export function registryOf<Name extends string>(
  apps: Record<Name, TestApp>,
  shell: { version: string; base: string; provides?: object } = { version: '1', base: './', provides },
) {
  const entries = Object.entries<TestApp>(apps).map(([name, app]) => [name, createEntry(name, app)]);
  return {
    schema: 1,
    shell,
    apps: Object.fromEntries(entries) as Record<Name, ReturnType<typeof createEntry>>,
  };
}

/** Builds a registry with one app, `mfe-x`. */
export const registryOfOne = (app: TestApp) => registryOf({ 'mfe-x': app });

/** Builds a route of an app. */
export const routeTo = (path: string, extraFields: object = {}) => ({
  path,
  title: 'X',
  expose: './x',
  preload: [],
  styles: [],
  ...extraFields,
});
