import type { Plugin } from 'vite';
import { SOURCES, sourcesOf } from '../gate/check-sources.ts';

/** Records what a build was made of, so that publishing notices when the sources have changed since. */
export const emitSources = (root: string): Plugin => {
  let read: Record<string, string>;
  return {
    name: 'ia:sources',
    apply: 'build',
    // Before the first module is read: what changes during the build counts as changed since.
    async buildStart() {
      read = await sourcesOf(root);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: SOURCES, source: JSON.stringify(read, null, 2) });
    },
  };
};
