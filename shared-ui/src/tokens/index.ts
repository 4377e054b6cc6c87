export {
  column,
  forcedColorsFill,
  media,
  onSolid,
  paperOf,
  THEMES,
  type Theme,
  termLink,
  token,
} from './tokens.ts';
