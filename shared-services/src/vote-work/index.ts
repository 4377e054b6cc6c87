export { attachWork, withWork } from './with-work.ts';
