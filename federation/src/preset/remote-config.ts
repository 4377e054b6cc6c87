import { existsSync } from 'node:fs';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';
import type { MfeConfig } from '../config/schema.ts';
import { SCOPE } from '../packages/layout.ts';
import { SHARED_PACKAGES, SHARED_PACKAGES_DEV } from '../shared-packages.ts';
import { ENTRY_FILE, emitDeclaration, exposesByPage } from './emit-declaration.ts';
import { emitPlainTexts } from './emit-plain-texts.ts';
import { emitPrerenderedViews } from './emit-prerendered-views.ts';
import { emitSources } from './emit-sources.ts';
import { noLeaks } from './no-leaks.ts';

/** Share scope of the remote: all packages that the shell provides. */
const sharedModules = ({ isDev }: { isDev: boolean }) =>
  Object.fromEntries(
    [...SHARED_PACKAGES, ...(isDev ? SHARED_PACKAGES_DEV : [])].map((name) => [
      name,
      // The shell provides the package; the remote has no fallback copy.
      { singleton: true, import: false as const, requiredVersion: '*' },
    ]),
  );

/** Resolves a page folder to its module: './src/pages/home' → './src/pages/home/index.tsx'. */
function pageFile(root: string, app: string, page: string): string {
  const file = ['', '.tsx', '.ts', '/index.tsx', '/index.ts']
    .map((extension) => page + extension)
    .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(path.join(root, candidate)));
  if (file) return file;
  throw new Error(
    `${app}/mfe.config.ts is not valid:\n  routes[].page: expected a module such as ${page}/index.tsx, found no such file`,
  );
}

// The runtime's chunks, merged into one to save four requests per remote.
const FEDERATION_MODULE =
  /@module-federation[\\/+](runtime|sdk|error-codes|runtime-core)|rolldown.runtime|localSharedImportMap|REMOTE_ENTRY|virtual:mf-exposes|remoteEntry|__loadShare__/i;

/**
 * Deletes mf-stats.json: twice the size of mf-manifest.json, and only used by a dashboard that this project
 * does not have.
 */
const deleteStats: Plugin = {
  name: 'ia:no-stats',
  apply: 'build',
  generateBundle: { order: 'post', handler: (_options, bundle) => void delete bundle['mf-stats.json'] },
};

/** Vitest options. Our own packages are inlined, because they import style sheets. */
const unitTests = {
  environment: 'happy-dom',
  include: ['src/**/*.test.{ts,tsx}'],
  setupFiles: [`${SCOPE}/test-support/unit-setup`],
  restoreMocks: true,
  server: { deps: { inline: [new RegExp(`/node_modules/(?:.*/)?${SCOPE}/`)] } },
};

/**
 * Creates the Vite configuration of a remote.
 * - `vite build`: federated build (no index.html; needs the shell).
 * - `vite`: dev server with hot reload, for the shell's dev server.
 * - `vite --mode standalone`: plain Vite app with the same pages in the fake shell.
 * - `vitest`: unit tests, as in our own workspace.
 * @param options.mergeBelow size in bytes of source below which a chunk that several pages
 *   or lazy parts share is merged with its neighbour. Reduces requests, and hashes in every
 *   document, of an app with many lazy parts.
 * @param options.lazyShared modules that only lazy parts share. They get their own chunk: merged with a
 *   neighbour, the first render would download them.
 * @param options.base modules that nearly all pages use. They get one chunk, instead of one for each combination of
 *   pages that uses some of them.
 */
export function remoteConfig(
  config: MfeConfig,
  { mergeBelow = 0, lazyShared, base }: { mergeBelow?: number; lazyShared?: RegExp; base?: RegExp } = {},
): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    const root = process.cwd();
    const isDev = command === 'serve';
    const isStandalone = mode === 'standalone';
    const isFederated = !isStandalone && mode !== 'test';
    const port = Number(process.env.PORT ?? 5180);
    const origin = `http://localhost:${port}`;
    const exposes = Object.fromEntries(
      Object.entries(exposesByPage(config)).map(([page, expose]) => [
        expose,
        pageFile(root, config.name, page),
      ]),
    );
    return {
      base: './',
      // Dependencies are pre-bundled differently with the federation plugin, so the modes must
      // not share a cache.
      cacheDir: isStandalone ? 'node_modules/.vite-standalone' : 'node_modules/.vite',
      plugins: [
        react({ jsxImportSource: '@emotion/react' }),
        ...(!isFederated
          ? []
          : [
              noLeaks(config.name),
              emitDeclaration(config, root),
              emitSources(root),
              emitPlainTexts(config, root),
              emitPrerenderedViews(config, root, (page) =>
                path.join(root, pageFile(root, config.name, page)),
              ),
              federation({
                name: config.name,
                filename: ENTRY_FILE,
                exposes,
                shared: sharedModules({ isDev }),
                dts: false,
                // mf-manifest.json lists the shared versions of the build. Other hosts can load the app
                // with it.
                manifest: true,
                // The default, 'version-first', makes the runtime contact every registered remote at start.
                shareStrategy: 'loaded-first',
                // The default of 10 s gives up on a busy machine and writes a bundle whose imports from
                // shared packages are undefined (@module-federation/vite 1.23.0).
                moduleParseIdleTimeout: 600,
                // Only in builds: in dev, Vite's client sets these switches on the global object, and the
                // shell's runtime would read them.
                disableRemote: !isDev,
                disableSnapshot: !isDev,
                // Use the shell's copy of runtime-core: 16 kB (brotli) less per remote.
                experiments: { externalRuntime: true },
                ...(isDev ? { dev: { remoteHmr: true } } : {}),
              }),
              deleteStats,
            ]),
      ],
      build: {
        target: 'es2022',
        manifest: true,
        outDir: isStandalone ? 'dist-standalone' : 'dist',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0, // The content security policy blocks data: scripts and styles.
        rolldownOptions: isStandalone
          ? {}
          : {
              // Without index.html, the federated build contains no react-dom and no fake shell. The
              // extension is `.ts` in the workspace and `.js` in the packed package.
              input: path.join(import.meta.dirname, `remote-input${path.extname(import.meta.filename)}`),
              output: {
                // A merged chunk is named after all its importers, and every document and importer repeats the name.
                chunkFileNames: ({ name }) =>
                  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
                codeSplitting: {
                  groups: [
                    { name: 'mf', test: FEDERATION_MODULE, priority: 50 },
                    ...(lazyShared
                      ? [{ name: 'lazy-shared', test: lazyShared, minShareCount: 2, priority: 40 }]
                      : []),
                    ...(base ? [{ name: 'base', test: base, minShareCount: 2, priority: 30 }] : []),
                    ...(mergeBelow > 0
                      ? [
                          {
                            name: 'shared',
                            minShareCount: 2,
                            entriesAware: true,
                            entriesAwareMergeThreshold: mergeBelow,
                          },
                        ]
                      : []),
                  ],
                },
              },
            },
      },
      // By default, Vite scans every HTML file below the root, such as pages of other builds.
      optimizeDeps: { entries: 'index.html' },
      server: { port, strictPort: true, cors: true, ...(isStandalone ? {} : { origin }) },
      preview: { port, strictPort: true },
      test: unitTests,
    };
  });
}
