export { isNothing, matcherOf } from './matcher.ts';
