/** Matches stored values with the keys that apps declare under `deviceData` in `mfe.config.ts`. */
export { isEmptyValue, storageKeyPattern } from './matcher.ts';
