import type { Registry } from './schema.ts';

/** Route of the main page, which the bare address and every unknown route open. */
const MAIN_PATH = '/';

const allRoutes = (registry: Registry) => Object.values(registry.apps).flatMap(({ routes }) => routes);

/**
 * True if an app serves the main page without a flag. Stricter than `isRouteOn`, because a later change of
 * the configuration must not disable the page. A new site may lack it.
 */
export const hasMainRoute = (registry: Registry): boolean =>
  allRoutes(registry).some(({ path, flag }) => path === MAIN_PATH && !flag);

/** Returns why a registry has no usable main page: file, key, expected and found. Null if it has one. */
export function mainRouteProblem(registry: Registry, file: string): string | null {
  if (hasMainRoute(registry)) return null;
  const routes = allRoutes(registry);
  const flag = routes.find(({ path }) => path === MAIN_PATH)?.flag;
  const found = flag
    ? `it only with the flag ${flag}`
    : routes.map(({ path }) => path).join(', ') || 'no route';
  return `${file} is not valid:\n  apps: expected an app that serves the main page "${MAIN_PATH}" without a flag, found ${found}`;
}

/**
 * Rejects a registry without a main page, because the bare address and unknown routes need one.
 * @returns the registry
 * @throws FED-509 with file, key, expected and found. A plain Error: the class would delay the first view.
 */
export function assertMainRoute(registry: Registry, file = 'registry.json'): Registry {
  const problem = mainRouteProblem(registry, file);
  if (problem) throw new Error(`FED-509: ${problem}`);
  return registry;
}
