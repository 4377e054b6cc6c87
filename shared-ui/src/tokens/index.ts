export { column, media, onSolid, paperOf, solid, THEMES, type Theme, termLink, token } from './tokens.ts';
