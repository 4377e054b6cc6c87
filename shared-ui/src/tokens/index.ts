export { media, THEMES, type Theme, token } from './tokens.ts';
