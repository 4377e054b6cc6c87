export { media, solid, THEMES, type Theme, token } from './tokens.ts';
