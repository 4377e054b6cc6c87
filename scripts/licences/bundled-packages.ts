import { existsSync, globSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { workspace } from '../run.ts';

/** Modules that browsers load first; everything else is imported from them. */
const ENTRIES = [
  'shell/src/main.tsx',
  'shell/src/inline/{hints,layout,preferences,start}.ts',
  'shell/src/worker/{sw,sw-off}.ts',
  'mfe-*/src/pages/*/index.tsx',
  'shared-ui/library/src/pages/*/index.tsx',
];

/** Constants of the shell's own build (shell/vite.config.ts). */
const CONSTANTS = {
  __SHARED_VERSIONS__: '{}',
  __SITE_DEFAULTS__: '{}',
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Returns the folder of the package that a module or asset belongs to; null for the workspace's own. */
const findPackageFolder = (file: string): string | null =>
  PACKAGE_FOLDER.exec(path.resolve(workspace, file))?.[0] ?? null;

/** Returns the source files of an output, without modules that tree shaking removed. */
function listSourceFiles(output: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  if (output.type === 'asset') return output.originalFileNames;
  return Object.entries(output.modules).flatMap(([file, { renderedLength }]) =>
    renderedLength > 0 ? [file] : [],
  );
}

/** Returns the folder of a package that a file of the workspace or of a package may import. */
function resolvePackage(name: string, from: string): string {
  const folders = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
  if (!found) throw new Error(`${name} is not installed for ${from}. Run npx -y pnpm@12 install.`);
  return realpathSync(found);
}

/** Returns the packages whose code the build writes into chunks: bundler helpers and the wrapper of a remote. */
function findInjectedPackages(): string[] {
  const vite = resolvePackage('vite', workspace);
  return [
    vite,
    resolvePackage('rolldown', vite),
    resolvePackage('@module-federation/vite', path.join(workspace, 'federation')),
  ];
}

/**
 * Finds the packages whose licences THIRD-PARTY-LICENCES.md must contain.
 * Bundles every page without writing a file, and returns the folders of the packages with code or fonts in the
 * result. The bundle is made for production only if `NODE_ENV` is not set to something else.
 */
export async function bundledPackages(): Promise<string[]> {
  const result = (await build({
    root: workspace,
    configFile: false,
    logLevel: 'error',
    define: CONSTANTS,
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: globSync(ENTRIES, { cwd: workspace }).map((file) => path.join(workspace, file)),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = result.output.flatMap(listSourceFiles);
  const folders = files.map(findPackageFolder).filter((folder) => folder !== null);
  return [...new Set([...folders, ...findInjectedPackages()])];
}
