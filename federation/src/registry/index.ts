export { type AppEntry, parseRegistry, type Registry, type RouteEntry } from './schema.ts';
