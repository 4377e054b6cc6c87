import * as v from 'valibot';
import { deviceDataSchema } from '../config/device-data.ts';
import { explain } from '../config/explain.ts';
import { routeSchema } from '../config/schema.ts';
import { settingEntrySchema } from '../config/settings.ts';
import { FederationError } from '../errors/federation-error.ts';
import { providesSchema, requiresSchema } from './handshake-schema.ts';

const relativeOrHttp = v.pipe(
  v.string(),
  v.regex(/^(\.\/|https?:\/\/)/, 'must start with "./" or be an http(s) address'),
);

/** A route in the registry: its declaration, and the files of its page. */
export const routeEntrySchema = v.strictObject({
  ...v.omit(routeSchema, ['page', 'prerender']).entries,
  /** Federation expose of the page: './copilot-v3'. */
  expose: v.pipe(v.string(), v.startsWith('./')),
  /** Files to preload, relative to the app's base. */
  preload: v.array(v.string()),
  /** Style sheets of the page, relative to the app's base. */
  styles: v.array(v.string()),
});

/** A live version of an app in the registry. */
export const appEntrySchema = v.strictObject({
  version: v.pipe(v.string(), v.minLength(1)),
  owner: v.string(),
  contract: v.pipe(v.number(), v.integer()),
  /**
   * Versions of shared packages and of the contract that it requires. Without it, only `contract` is checked.
   */
  requires: v.optional(requiresSchema),
  /** Version of the design system that it bundles. */
  sharedUi: v.string(),
  /** Default values of the flags that the app declares. */
  flags: v.optional(v.record(v.string(), v.boolean())),
  settings: v.optional(v.record(v.string(), settingEntrySchema)),
  /** Its device storage. Absent when it stores nothing. */
  deviceData: v.optional(v.array(deviceDataSchema)),
  /** Folder of this version, with a trailing slash. */
  base: v.pipe(relativeOrHttp, v.endsWith('/')),
  /** Address of its entry module, `remoteEntry.js`. */
  entry: relativeOrHttp,
  /** Fallback version for when this one does not load. */
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

/** The live version of the shell in the registry. */
export const shellSchema = v.strictObject({
  version: v.string(),
  base: v.pipe(v.string(), v.endsWith('/')),
  /** Shared packages and contract that it provides. Absent only in a site without a shell. */
  provides: v.optional(providesSchema),
  /** The shell's device storage, for all apps. */
  deviceData: v.optional(v.array(deviceDataSchema)),
  /** Versions that an open tab leaves at its next navigation. */
  revoked: v.optional(v.array(v.string())),
});

const registrySchema = v.strictObject({
  schema: v.literal(1),
  shell: shellSchema,
  apps: v.record(v.string(), appEntrySchema),
});

/** The live version, entry and routes of each app. The shell's only source of remotes. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type AppEntry = v.InferOutput<typeof appEntrySchema>;
export type RouteEntry = v.InferOutput<typeof routeEntrySchema>;

/** Finds routes that two apps declare. The first app in the registry is `other`. */
export function findRouteConflicts(
  apps: Record<string, { routes: readonly { path: string }[] }>,
): { app: string; path: string; other: string }[] {
  const appByPath = new Map<string, string>();
  return Object.entries(apps).flatMap(([app, { routes }]) =>
    routes.flatMap(({ path }) => {
      const other = appByPath.get(path);
      if (other !== undefined && other !== app) return [{ app, path, other }];
      appByPath.set(path, app);
      return [];
    }),
  );
}

/** Returns the message for a route that two apps declare. */
export const conflictMessage = ({ app, path, other }: { app: string; path: string; other: string }): string =>
  `  apps.${app}.routes: expected routes that no other app serves, found "${path}", which ${other} serves`;

/**
 * Parses a registry strictly, before this version writes it. To read a registry from elsewhere, use
 * `readLeniently`.
 * @throws FED-508 with file, key, expected and found, and when two apps declare the same route.
 */
export function parseRegistry(input: unknown, file = 'registry.json'): Registry {
  const result = v.safeParse(registrySchema, input);
  if (!result.success) throw new FederationError('FED-508', explain(file, result.issues));
  const [conflict] = findRouteConflicts(result.output.apps);
  if (conflict) throw new FederationError('FED-508', `${file} is not valid:\n${conflictMessage(conflict)}`);
  return result.output;
}
