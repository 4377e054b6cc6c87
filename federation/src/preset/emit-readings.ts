import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { exposeOf } from '../config/define-mfe.ts';
import type { MfeConfig } from '../config/schema.ts';
import { type Reading, readingFileOf } from '../reading/index.ts';

/** Puts the words of each page that exports them (`reading.ts` beside it) into the build, so that both are of one version. */
export function emitReadings(config: MfeConfig, root: string): Plugin {
  return {
    name: 'ia:readings',
    apply: 'build',
    async generateBundle() {
      for (const { page } of config.routes) {
        const file = path.join(root, page, 'reading.ts');
        if (!existsSync(file)) continue;
        const { module } = await runnerImport<{ default: Reading }>(file, {
          root,
          configFile: false,
          logLevel: 'error',
        });
        const source = JSON.stringify(module.default);
        this.emitFile({ type: 'asset', fileName: readingFileOf(exposeOf(page)), source });
      }
    },
  };
}
