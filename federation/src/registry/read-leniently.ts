import * as v from 'valibot';
import { linesOf } from '../config/explain.ts';
import { parseLeniently } from '../config/parse-leniently.ts';
import { navLinkSchema } from '../config/schema.ts';
import { FederationError } from '../errors/federation-error.ts';
import {
  type AppEntry,
  appEntrySchema,
  clashesOf,
  clashMessage,
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
  /** Part that the reader ignores. */
  costs: 'app' | 'route' | 'detail';
}

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

/** Lines for invalid values. Unknown keys are ignored, because a later version may have added them. */
const issueLines = (issues: v.BaseIssue<unknown>[], at: string): string[] =>
  linesOf(
    issues.filter(({ expected }) => expected !== 'never'),
    at,
  );

/** The valid header links, without unknown keys. */
const readableLinks = (nav: unknown): unknown =>
  Array.isArray(nav)
    ? nav
        .map((link) =>
          isObject(link)
            ? { label: link.label, ...('to' in link ? { to: link.to } : { anchor: link.anchor }) }
            : link,
        )
        .filter((link) => v.is(navLinkSchema, link))
    : nav;

function readRoute(input: unknown, at: string): { route: RouteEntry | undefined; lines: string[] } {
  const plain = isObject(input) && 'nav' in input ? { ...input, nav: readableLinks(input.nav) } : input;
  const { value, issues } = parseLeniently(routeReader, plain, ['flag']);
  return { route: value, lines: issueLines(issues, at) };
}

/** Remedy for the app's team. */
const remedy = (name: string) =>
  `Publish ${name} again, or activate an earlier version: federation activate ${name} <version>.`;

/** Reads one app of a registry leniently. */
export function readApp(
  name: string,
  input: unknown,
  file = 'registry.json',
): { entry: AppEntry | undefined; problems: RegistryProblem[] } {
  const at = `apps.${name}`;
  const { routes: given, ...rest }: Record<string, unknown> = isObject(input) ? input : {};
  const owner = typeof rest.owner === 'string' ? rest.owner : UNKNOWN;
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
  const lost = (lines: string[]) => {
    report('app', lines, `${name} (owner: ${owner}) is left out. ${remedy(name)}`);
    return { entry: undefined, problems };
  };

  if (!isObject(input)) return lost([`  ${at}: expected an object, found ${JSON.stringify(input)}`]);
  const { value, issues } = parseLeniently(appReader, rest);
  if (!value) return lost(issueLines(issues, at));
  report('detail', issueLines(issues, at), 'The invalid values are ignored.');
  if (!Array.isArray(given)) return lost([`  ${at}.routes: expected a list, found ${JSON.stringify(given)}`]);
  const read = given.map((route, i) => readRoute(route, `${at}.routes[${i}]`));
  for (const { route, lines } of read) {
    report(
      route ? 'detail' : 'route',
      lines,
      route ? 'The invalid values are ignored.' : `This route is left out. ${remedy(name)}`,
    );
  }
  const routes = read.flatMap(({ route }) => route ?? []);
  if (given.length > 0 && routes.length === 0) {
    return lost([`  ${at}.routes: expected at least one valid route, found none`]);
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
  for (const [name, given] of Object.entries(input.apps)) {
    const { entry, problems: found } = readApp(name, given, file);
    problems.push(...found);
    if (entry && name !== '__proto__') apps[name] = entry;
  }
  for (const clash of clashesOf(apps)) {
    const app = apps[clash.app];
    if (!app) continue;
    apps[clash.app] = { ...app, routes: app.routes.filter(({ path }) => path !== clash.path) };
    const message = `${file} is not valid:\n${clashMessage(clash)}\nThis route is left out.`;
    problems.push({ app: clash.app, owner: app.owner, costs: 'route', message });
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
