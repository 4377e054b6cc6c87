export { defineMfe, exposeOf } from './define-mfe.ts';
export { explain } from './explain.ts';
export { type MfeConfig, type MfeInput, type NavLink, type RouteConfig, THEME_NAMES } from './schema.ts';
