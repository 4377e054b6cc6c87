import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { keptSchema } from '../config/kept.ts';
import { routeSchema } from '../config/schema.ts';
import { settingEntrySchema } from '../config/settings.ts';
import { providesSchema, requiresSchema } from './handshake-schema.ts';

const relativeOrHttp = v.pipe(
  v.string(),
  v.regex(/^(\.\/|https?:\/\/)/, 'must start with "./" or be an http(s) address'),
);

export const routeEntrySchema = v.strictObject({
  ...v.omit(routeSchema, ['page', 'firstView']).entries,
  /** Federation expose of the page: './copilot-v3'. */
  expose: v.pipe(v.string(), v.startsWith('./')),
  /** Files to fetch at once, relative to the app's base. */
  preload: v.array(v.string()),
  styles: v.array(v.string()),
});

export const appEntrySchema = v.strictObject({
  version: v.pipe(v.string(), v.minLength(1)),
  owner: v.string(),
  contract: v.pipe(v.number(), v.integer()),
  /** Versions of shared packages and of the contract that it requires. Without it, only `contract` is checked. */
  requires: v.optional(requiresSchema),
  sharedUi: v.string(),
  /** The flags it declares, and whether they are on where a site says nothing. */
  flags: v.optional(v.record(v.string(), v.boolean())),
  settings: v.optional(v.record(v.string(), settingEntrySchema)),
  /** Its device storage. Absent when it stores nothing. */
  kept: v.optional(v.array(keptSchema)),
  /** Folder of this version, with a trailing slash. */
  base: v.pipe(relativeOrHttp, v.endsWith('/')),
  entry: relativeOrHttp,
  /** The version to go back to when this one does not load. */
  lastGood: v.optional(
    v.strictObject({
      version: v.string(),
      entry: relativeOrHttp,
      contract: v.number(),
      requires: v.optional(requiresSchema),
    }),
  ),
  /** Versions that an open tab leaves at its next navigation, and that no tab opens again. */
  revoked: v.optional(v.array(v.string())),
  routes: v.array(routeEntrySchema),
});

export const shellSchema = v.strictObject({
  version: v.string(),
  base: v.pipe(v.string(), v.endsWith('/')),
  /** Shared packages and contract that it provides. Absent only in a site without a shell. */
  provides: v.optional(providesSchema),
  /** What it keeps on a visitor's device, for all apps. */
  kept: v.optional(v.array(keptSchema)),
  /** Versions that an open tab leaves at its next navigation. */
  revoked: v.optional(v.array(v.string())),
});

const registrySchema = v.strictObject({
  schema: v.literal(1),
  shell: shellSchema,
  apps: v.record(v.string(), appEntrySchema),
});

/** What is live: for each app the version, its entry and its routes. The shell knows the remotes only from here. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type AppEntry = v.InferOutput<typeof appEntrySchema>;
export type RouteEntry = v.InferOutput<typeof routeEntrySchema>;

/** Two apps on one route, in the order of the registry: the first keeps it. */
export function clashesOf(
  apps: Record<string, { routes: readonly { path: string }[] }>,
): { app: string; path: string; other: string }[] {
  const owner = new Map<string, string>();
  return Object.entries(apps).flatMap(([app, { routes }]) =>
    routes.flatMap(({ path }) => {
      const other = owner.get(path);
      if (other !== undefined && other !== app) return [{ app, path, other }];
      owner.set(path, app);
      return [];
    }),
  );
}

export const clashMessage = ({ app, path, other }: { app: string; path: string; other: string }): string =>
  `  apps.${app}.routes: expected routes of its own, found "${path}", which ${other} serves`;

/**
 * Reads a registry strictly, as one that this version writes must be. What others wrote is read with `readLeniently`.
 * @throws naming the file, key, expected and found; and when two apps declare the same route.
 */
export function parseRegistry(input: unknown, file = 'registry.json'): Registry {
  const result = v.safeParse(registrySchema, input);
  if (!result.success) throw new Error(explain(file, result.issues));
  const [clash] = clashesOf(result.output.apps);
  if (clash) throw new Error(`${file} is not valid:\n${clashMessage(clash)}`);
  return result.output;
}
