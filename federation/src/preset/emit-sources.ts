import type { Plugin } from 'vite';
import { hashSources, SOURCES_FILE } from '../build/sources.ts';

/**
 * Vite plugin for remotes and the shell: records the hashes of a build's sources, so that publish detects a
 * stale build.
 */
export const emitSources = (root: string): Plugin => {
  let sourceHashes: Record<string, string>;
  return {
    name: 'ia:sources',
    apply: 'build',
    // Runs before the first module is read, so that a change during the build makes the build stale.
    async buildStart() {
      sourceHashes = await hashSources(root);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: SOURCES_FILE, source: JSON.stringify(sourceHashes, null, 2) });
    },
  };
};
