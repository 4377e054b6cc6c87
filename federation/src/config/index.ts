export { defineMfe, exposeOf } from './define-mfe.ts';
export { explain } from './explain.ts';
export { mend } from './mend.ts';
export { type MfeConfig, type MfeInput, type NavLink, type RouteConfig, THEME_NAMES } from './schema.ts';
