// Package entry `@ia/federation/registry`, mainly for the shell.
export { DEV_VERSION } from './dev-version.ts';
export { incompatibilitiesOf, providedBy } from './handshake.ts';
export type { Provides, Requires } from './handshake-schema.ts';
export { INTEGRITY_SPECIFIER, RETRY_QUERY } from './import-map.ts';
export { isRouteOn } from './is-route-on.ts';
export { assertMainRoute, hasMainRoute } from './main-route.ts';
export { type ReadRegistry, type RegistryProblem, readApp, readLeniently } from './read-leniently.ts';
export { type AppEntry, parseRegistry, type Registry, type RouteEntry } from './schema.ts';
export { assertValidSettings, settingProblems } from './setting-problems.ts';
