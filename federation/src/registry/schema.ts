import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { routeSchema } from '../config/schema.ts';

const relativeOrHttp = v.pipe(
  v.string(),
  v.regex(/^(\.\/|https?:\/\/)/, 'must start with "./" or be an http(s) address'),
);

const routeEntrySchema = v.strictObject({
  ...v.omit(routeSchema, ['page']).entries,
  /** Federation expose of the page: './copilot-v3'. */
  expose: v.pipe(v.string(), v.startsWith('./')),
  /** Files to fetch at once, relative to the app's base. */
  preload: v.array(v.string()),
  styles: v.array(v.string()),
});

const appEntrySchema = v.strictObject({
  version: v.pipe(v.string(), v.minLength(1)),
  owner: v.string(),
  contract: v.pipe(v.number(), v.integer()),
  sharedUi: v.string(),
  /** Folder of this version, with a trailing slash. */
  base: v.pipe(relativeOrHttp, v.endsWith('/')),
  entry: relativeOrHttp,
  /** The version to go back to when this one does not load. */
  lastGood: v.optional(v.strictObject({ version: v.string(), entry: relativeOrHttp })),
  routes: v.array(routeEntrySchema),
});

const registrySchema = v.strictObject({
  schema: v.literal(1),
  shell: v.strictObject({ version: v.string(), base: v.pipe(v.string(), v.endsWith('/')) }),
  apps: v.record(v.string(), appEntrySchema),
});

/** What is live: for each app the version, its entry and its routes. The shell knows the remotes only from here. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type AppEntry = v.InferOutput<typeof appEntrySchema>;
export type RouteEntry = v.InferOutput<typeof routeEntrySchema>;

/**
 * Reads a registry from parsed JSON.
 * @throws naming the file, key, expected and found; and when two apps declare the same route.
 */
export function parseRegistry(input: unknown, file = 'registry.json'): Registry {
  const result = v.safeParse(registrySchema, input);
  if (!result.success) throw new Error(explain(file, result.issues));
  const owner = new Map<string, string>();
  for (const [name, app] of Object.entries(result.output.apps)) {
    for (const { path } of app.routes) {
      const other = owner.get(path);
      if (other && other !== name) {
        throw new Error(
          `${file} is not valid:\n  apps.${name}.routes: expected routes of its own, found "${path}", which ${other} serves`,
        );
      }
      owner.set(path, name);
    }
  }
  return result.output;
}
