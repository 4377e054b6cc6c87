import type { Registry } from './schema.ts';

/** The main page: where the bare address and every unknown route lead. */
const MAIN = '/';

const routesOf = (registry: Registry) => Object.values(registry.apps).flatMap(({ routes }) => routes);

/** Whether an app serves the main page, and no flag can turn it off. A site in the making may lack it. */
export const hasMainRoute = (registry: Registry): boolean =>
  routesOf(registry).some(({ path, flag }) => path === MAIN && !flag);

/**
 * A site cannot be shown from a registry without a main page: there would be nowhere to lead to.
 * @returns the registry
 * @throws naming file, key, expected and found.
 */
export function expectMainRoute(registry: Registry, file = 'registry.json'): Registry {
  if (hasMainRoute(registry)) return registry;
  const routes = routesOf(registry);
  const flag = routes.find(({ path }) => path === MAIN)?.flag;
  const found = flag
    ? `it only while the flag ${flag} is on`
    : routes.map(({ path }) => path).join(', ') || 'no route';
  throw new Error(
    `${file} is not valid:\n  apps: expected an app that serves the main page "${MAIN}" whatever the flags, found ${found}`,
  );
}
