import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Declaration } from '../build/declaration.ts';
import { exposeOf } from '../config/define-mfe.ts';
import type { MfeConfig } from '../config/schema.ts';
import { CONTRACT_VERSION } from '../contract/shell-api.ts';
import { SCOPE } from '../packages/layout.ts';
import { requiredPackages } from './required-packages.ts';

const readVersion = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** Version of the design system that the app installs and bundles. */
function readSharedUiVersion(root: string): string {
  const fromApp = createRequire(path.join(root, 'package.json'));
  try {
    return readVersion(fromApp.resolve(`${SCOPE}/shared-ui/package.json`));
  } catch {
    return '—'; // An app may not use the design system.
  }
}

/** Returns the federation expose of each page: { './src/pages/home': './home' }. */
export const exposesByPage = (config: MfeConfig): Record<string, string> =>
  Object.fromEntries(config.routes.map(({ page }) => [page, exposeOf(page)]));

/** Entry module of a remote. */
export const ENTRY_FILE = 'remoteEntry.js';

/** Vite plugin for a remote: emits its declaration as `mfe.json`, which publish reads. */
export function emitDeclaration(config: MfeConfig, root: string): Plugin {
  return {
    name: 'ia:declaration',
    apply: 'build',
    generateBundle() {
      const declaration: Declaration = {
        ...config,
        // Only the build reads `prerender`. The prerendered files are in the release.
        routes: config.routes.map(({ prerender: _, ...route }) => route),
        version: readVersion(path.join(root, 'package.json')),
        contract: CONTRACT_VERSION,
        requires: { contract: CONTRACT_VERSION, packages: requiredPackages(root) },
        sharedUi: readSharedUiVersion(root),
        entry: ENTRY_FILE,
        exposes: exposesByPage(config),
      };
      this.emitFile({ type: 'asset', fileName: 'mfe.json', source: JSON.stringify(declaration, null, 2) });
    },
  };
}
