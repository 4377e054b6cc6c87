import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { exposeOf } from '../config/define-mfe.ts';
import type { MfeConfig } from '../config/schema.ts';
import { type PlainText, plainTextFileOf } from '../plain-text/index.ts';

/**
 * Vite plugin for a remote: emits the plain text of each page with a `plain-text.ts` into the build, so that
 * text and page have the same version.
 */
export function emitPlainTexts(config: MfeConfig, root: string): Plugin {
  return {
    name: 'ia:plain-text',
    apply: 'build',
    async generateBundle() {
      for (const { page } of config.routes) {
        const file = path.join(root, page, 'plain-text.ts');
        if (!existsSync(file)) continue;
        const { module } = await runnerImport<{ default: PlainText }>(file, {
          root,
          configFile: false,
          logLevel: 'error',
        });
        const source = JSON.stringify(module.default);
        this.emitFile({ type: 'asset', fileName: plainTextFileOf(exposeOf(page)), source });
      }
    },
  };
}
