import * as v from 'valibot';
import { problemLines } from '../config/explain.ts';
import { parseLeniently } from '../config/parse-leniently.ts';
import { navLinkSchema } from '../config/schema.ts';
import { FederationError } from '../errors/federation-error.ts';
import {
  type AppEntry,
  appEntrySchema,
  conflictMessage,
  findRouteConflicts,
  type Registry,
  type RouteEntry,
  routeEntrySchema,
  shellSchema,
} from './schema.ts';

/** A problem of one app in a registry. It affects only that app. */
export interface RegistryProblem {
  app: string;
  owner: string;
  /** File, key, expected, found and the effect. */
  message: string;
  /** Part that the reader ignores: the whole app, a route, or a single value. */
  costs: 'app' | 'route' | 'detail';
}

/** Result of {@link readLeniently}. */
export interface ReadRegistry {
  registry: Registry;
  problems: RegistryProblem[];
}

const UNKNOWN = '(unknown)';
const files = v.optional(v.array(v.string()), []);

/** The fields of the strict schema, with defaults for values that a page does not need. */
const routeReader = v.strictObject({ ...routeEntrySchema.entries, preload: files, styles: files });
const appReader = v.strictObject({
  ...v.omit(appEntrySchema, ['routes']).entries,
  owner: v.optional(v.string(), UNKNOWN),
  contract: v.optional(appEntrySchema.entries.contract, 1),
  sharedUi: v.optional(v.string(), UNKNOWN),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines for invalid values. Ignores unknown keys (valibot: 'never'), which later versions may add. */
const issueLines = (issues: v.BaseIssue<unknown>[], keyPath: string): string[] =>
  problemLines(
    issues.filter(({ expected }) => expected !== 'never'),
    keyPath,
  );

/** The valid header links, without unknown keys. */
const validLinks = (nav: unknown): unknown =>
  Array.isArray(nav)
    ? nav
        .map((link) =>
          isObject(link)
            ? { label: link.label, ...('to' in link ? { to: link.to } : { anchor: link.anchor }) }
            : link,
        )
        .filter((link) => v.is(navLinkSchema, link))
    : nav;

/** Reads one route. @returns undefined for a route that cannot be used, and a line for each invalid value */
function readRoute(input: unknown, keyPath: string): { route: RouteEntry | undefined; lines: string[] } {
  const inputWithLinks = isObject(input) && 'nav' in input ? { ...input, nav: validLinks(input.nav) } : input;
  const { value, issues } = parseLeniently(routeReader, inputWithLinks, ['flag']);
  return { route: value, lines: issueLines(issues, keyPath) };
}

/** Remedy for the app's team. */
const activateAdvice = (name: string) =>
  `Publish ${name} again, or activate an earlier version: federation activate ${name} <version>.`;

/** Reads one app of a registry leniently. */
export function readApp(
  name: string,
  input: unknown,
  file = 'registry.json',
): { entry: AppEntry | undefined; problems: RegistryProblem[] } {
  const keyPath = `apps.${name}`;
  const { routes: routeInputs, ...appInput }: Record<string, unknown> = isObject(input) ? input : {};
  const owner = typeof appInput.owner === 'string' ? appInput.owner : UNKNOWN;
  const problems: RegistryProblem[] = [];
  const report = (costs: RegistryProblem['costs'], lines: string[], effect: string) => {
    if (lines.length === 0) return;
    problems.push({
      app: name,
      owner,
      costs,
      message: `${file} is not valid:\n${lines.join('\n')}\n${effect}`,
    });
  };
  /** Reports a problem that makes the whole app unusable. */
  const leaveOut = (lines: string[]) => {
    report('app', lines, `${name} (owner: ${owner}) is left out. ${activateAdvice(name)}`);
    return { entry: undefined, problems };
  };

  if (!isObject(input)) return leaveOut([`  ${keyPath}: expected an object, found ${JSON.stringify(input)}`]);
  const { value, issues } = parseLeniently(appReader, appInput);
  if (!value) return leaveOut(issueLines(issues, keyPath));
  report('detail', issueLines(issues, keyPath), 'The invalid values are ignored.');
  if (!Array.isArray(routeInputs))
    return leaveOut([`  ${keyPath}.routes: expected a list, found ${JSON.stringify(routeInputs)}`]);
  const readRoutes = routeInputs.map((route, i) => readRoute(route, `${keyPath}.routes[${i}]`));
  for (const { route, lines } of readRoutes) {
    report(
      route ? 'detail' : 'route',
      lines,
      route ? 'The invalid values are ignored.' : `This route is left out. ${activateAdvice(name)}`,
    );
  }
  const routes = readRoutes.flatMap(({ route }) => route ?? []);
  if (routeInputs.length > 0 && routes.length === 0) {
    return leaveOut([`  ${keyPath}.routes: expected at least one valid route, found none`]);
  }
  return { entry: { ...value, routes }, problems };
}

/**
 * Reads a registry leniently, because a later version may have written it. An invalid app is left out and
 * reported with its owner; unknown keys are ignored. If two apps declare a route, the first one serves it.
 * @throws FED-508 when the value is not a registry.
 */
export function readLeniently(input: unknown, file = 'registry.json'): ReadRegistry {
  if (!isObject(input) || !isObject(input.apps)) {
    throw new FederationError(
      'FED-508',
      `${file} is not valid:\n  apps: expected an object, found nothing readable`,
    );
  }
  const problems: RegistryProblem[] = [];
  const apps: Registry['apps'] = {};
  for (const [name, appInput] of Object.entries(input.apps)) {
    const { entry, problems: appProblems } = readApp(name, appInput, file);
    problems.push(...appProblems);
    if (entry && name !== '__proto__') apps[name] = entry;
  }
  for (const conflict of findRouteConflicts(apps)) {
    const app = apps[conflict.app];
    if (!app) continue;
    apps[conflict.app] = { ...app, routes: app.routes.filter(({ path }) => path !== conflict.path) };
    const message = `${file} is not valid:\n${conflictMessage(conflict)}\nThis route is left out.`;
    problems.push({ app: conflict.app, owner: app.owner, costs: 'route', message });
  }
  const shell = parseLeniently(shellSchema, input.shell);
  if (!shell.value) {
    const message = `${file} is not valid:\n${issueLines(shell.issues, 'shell').join('\n')}`;
    problems.push({ app: 'shell', owner: UNKNOWN, costs: 'app', message });
  }
  return {
    registry: { schema: 1, shell: shell.value ?? { version: UNKNOWN, base: './' }, apps },
    problems,
  };
}
