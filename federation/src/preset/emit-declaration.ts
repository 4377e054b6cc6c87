import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { exposeOf } from '../config/define-mfe.ts';
import type { MfeConfig } from '../config/schema.ts';
import { CONTRACT_VERSION } from '../contract/shell-api.ts';
import type { Requires } from '../registry/handshake.ts';
import { requiredPackages } from './required-packages.ts';

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** What a built app says about itself, in `dist/mfe.json`. `federation publish` reads nothing else of the app. */
export interface Declaration extends MfeConfig {
  version: string;
  contract: number;
  /** Absent in a build of before the handshake. */
  requires?: Requires;
  sharedUi: string;
  entry: string;
  /** Expose name by page module: { './src/pages/home': './home' }. */
  exposes: Record<string, string>;
}

export const exposesOf = (config: MfeConfig): Record<string, string> =>
  Object.fromEntries(config.routes.map(({ page }) => [page, exposeOf(page)]));

export const ENTRY = 'remoteEntry.js';

export function emitDeclaration(config: MfeConfig, root: string): Plugin {
  return {
    name: 'ia:declaration',
    apply: 'build',
    generateBundle() {
      const declaration: Declaration = {
        ...config,
        version: versionIn(path.join(root, 'package.json')),
        contract: CONTRACT_VERSION,
        requires: { contract: CONTRACT_VERSION, packages: requiredPackages(root) },
        sharedUi: versionIn(path.join(import.meta.dirname, '../../../shared-ui/package.json')),
        entry: ENTRY,
        exposes: exposesOf(config),
      };
      this.emitFile({ type: 'asset', fileName: 'mfe.json', source: JSON.stringify(declaration, null, 2) });
    },
  };
}
