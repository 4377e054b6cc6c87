export { bringing, withWork } from './with-work.ts';
