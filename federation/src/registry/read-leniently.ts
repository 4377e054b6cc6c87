import * as v from 'valibot';
import { linesOf } from '../config/explain.ts';
import { mend } from '../config/mend.ts';
import { navLinkSchema } from '../config/schema.ts';
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

/** What is wrong with one app of a registry. It costs that app at most. */
export interface RegistryProblem {
  app: string;
  owner: string;
  /** With file, key, expected, found and what it costs. */
  message: string;
  costs: 'app' | 'route' | 'detail';
}

export interface ReadRegistry {
  registry: Registry;
  problems: RegistryProblem[];
}

const UNKNOWN = '(unknown)';
const files = v.optional(v.array(v.string()), []);

/** The same fields as the writer's, with a default for whatever a page can do without. */
const routeReader = v.strictObject({ ...routeEntrySchema.entries, preload: files, styles: files });
const appReader = v.strictObject({
  ...v.omit(appEntrySchema, ['routes']).entries,
  owner: v.optional(v.string(), UNKNOWN),
  contract: v.optional(appEntrySchema.entries.contract, 1),
  sharedUi: v.optional(v.string(), UNKNOWN),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a later version may have added is no problem; what is there and wrong is. */
const told = (issues: v.BaseIssue<unknown>[], at: string): string[] =>
  linesOf(
    issues.filter(({ expected }) => expected !== 'never'),
    at,
  );

/** A link of the header on its own: a broken one is left out, and what it has besides is not looked at. */
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
  const { value, issues } = mend(routeReader, plain, ['flag']);
  return { route: value, lines: told(issues, at) };
}

/** What whoever looks after the app does then: nobody edits a registry by hand twice. */
const mendIt = (name: string) =>
  `Publish ${name} again, or make a version that was live before live: federation activate ${name} <version>.`;

/** One app of a registry, whatever the others are like. */
export function readApp(
  name: string,
  input: unknown,
  file = 'registry.json',
): { entry: AppEntry | undefined; problems: RegistryProblem[] } {
  const at = `apps.${name}`;
  const { routes: given, ...rest }: Record<string, unknown> = isObject(input) ? input : {};
  const owner = typeof rest.owner === 'string' ? rest.owner : UNKNOWN;
  const problems: RegistryProblem[] = [];
  const tell = (costs: RegistryProblem['costs'], lines: string[], then: string) => {
    if (lines.length === 0) return;
    problems.push({
      app: name,
      owner,
      costs,
      message: `${file} is not valid:\n${lines.join('\n')}\n${then}`,
    });
  };
  const lost = (lines: string[]) => {
    tell('app', lines, `${name} (owner: ${owner}) is left out. ${mendIt(name)}`);
    return { entry: undefined, problems };
  };

  if (!isObject(input)) return lost([`  ${at}: expected an object, found ${JSON.stringify(input)}`]);
  const { value, issues } = mend(appReader, rest);
  if (!value) return lost(told(issues, at));
  tell('detail', told(issues, at), 'What is wrong is not used.');
  if (!Array.isArray(given)) return lost([`  ${at}.routes: expected a list, found ${JSON.stringify(given)}`]);
  const read = given.map((route, i) => readRoute(route, `${at}.routes[${i}]`));
  for (const { route, lines } of read) {
    tell(
      route ? 'detail' : 'route',
      lines,
      route ? 'What is wrong is not used.' : `This route is left out. ${mendIt(name)}`,
    );
  }
  const routes = read.flatMap(({ route }) => route ?? []);
  if (given.length > 0 && routes.length === 0) {
    return lost([`  ${at}.routes: expected at least one that can be used, found none`]);
  }
  return { entry: { ...value, routes }, problems };
}

/**
 * Reads a registry that others wrote, perhaps with a later version: each app on its own. What is broken costs that app
 * at most and is told with its owner; what is unknown is ignored; of two apps on one route the first keeps it.
 * @throws when it is no registry at all.
 */
export function readLeniently(input: unknown, file = 'registry.json'): ReadRegistry {
  if (!isObject(input) || !isObject(input.apps)) {
    throw new Error(`${file} is not valid:\n  apps: expected an object, found nothing that can be read`);
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
  const shell = mend(shellSchema, input.shell);
  if (!shell.value) {
    const message = `${file} is not valid:\n${told(shell.issues, 'shell').join('\n')}`;
    problems.push({ app: 'shell', owner: UNKNOWN, costs: 'app', message });
  }
  return {
    registry: { schema: 1, shell: shell.value ?? { version: UNKNOWN, base: './' }, apps },
    problems,
  };
}
