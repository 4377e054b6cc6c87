export type { Declaration } from './emit-declaration.ts';
export { remoteConfig } from './remote-config.ts';
