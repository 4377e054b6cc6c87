export { isEmptyValue, storageKeyPattern } from './matcher.ts';
