import { CONTRACT_VERSION } from '@ia/federation';
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import type { Runtime } from './load-page.ts';
import { sharedPackages } from './shared.ts';

/**
 * Creates the federation runtime of the document. Publishes its core as a global, which remotes are built to
 * use.
 */
export async function createRuntime(): Promise<Runtime> {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: await sharedPackages(),
    // The default, 'version-first', contacts every registered remote at start.
    shareStrategy: 'loaded-first',
  });
  return Object.assign(instance, {
    provides: { contract: CONTRACT_VERSION, packages: __SHARED_VERSIONS__ },
  }) as Runtime;
}
