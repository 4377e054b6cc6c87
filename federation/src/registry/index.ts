export { expectMainRoute, hasMainRoute } from './main-route.ts';
export { type AppEntry, parseRegistry, type Registry, type RouteEntry } from './schema.ts';
