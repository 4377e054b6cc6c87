export { misfitsOf, type Provides, providedBy, type Requires } from './handshake.ts';
export { expectMainRoute, hasMainRoute } from './main-route.ts';
export { type ReadRegistry, type RegistryProblem, readApp, readLeniently } from './read-leniently.ts';
export { type AppEntry, parseRegistry, type Registry, type RouteEntry } from './schema.ts';
export { refuseWrongSettings, settingProblems } from './setting-problems.ts';
