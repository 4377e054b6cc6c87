export { column, media, solid, THEMES, type Theme, termLink, token } from './tokens.ts';
