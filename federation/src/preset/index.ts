// Package entry `@ia/federation/preset`, for Vite configurations and scripts. Apps need only `remoteConfig`.
export type { Declaration } from '../build/declaration.ts';
export { CONTRACT_VERSION } from '../contract/shell-api.ts';
export { devPorts, devRegistry, devRegistryOf, remoteFolders } from './dev-registry.ts';
export { emitFrames } from './emit-frames.ts';
export { emitSources } from './emit-sources.ts';
export { remoteConfig } from './remote-config.ts';
export { workspaceFolders } from './workspace-folders.ts';
