import { existsSync } from 'node:fs';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';
import type { MfeConfig } from '../config/schema.ts';
import { SCOPE } from '../packages/layout.ts';
import { SHARED_PACKAGES, SHARED_PACKAGES_DEV } from '../shared-packages.ts';
import { ENTRY, emitDeclaration, exposesOf } from './emit-declaration.ts';
import { emitFirstViews } from './emit-first-views.ts';
import { emitReadings } from './emit-readings.ts';
import { emitSources } from './emit-sources.ts';
import { noLeaks } from './no-leaks.ts';

const shared = (dev: boolean) =>
  Object.fromEntries(
    [...SHARED_PACKAGES, ...(dev ? SHARED_PACKAGES_DEV : [])].map((name) => [
      name,
      // The shell brings the copy; the remote has none to fall back to.
      { singleton: true, import: false as const, requiredVersion: '*' },
    ]),
  );

/** Page folders are declared without their file: './src/pages/home' → './src/pages/home/index.tsx'. */
function pageFile(root: string, app: string, page: string): string {
  const file = ['', '.tsx', '.ts', '/index.tsx', '/index.ts']
    .map((ending) => page + ending)
    .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(path.join(root, candidate)));
  if (file) return file;
  throw new Error(
    `${app}/mfe.config.ts is not valid:\n  routes[].page: expected a module such as ${page}/index.tsx, found no such file`,
  );
}

// The runtime's own chunks, merged into one: otherwise a remote costs four requests more.
const federationChunk =
  /@module-federation[\\/+](runtime|sdk|error-codes|runtime-core)|rolldown.runtime|localSharedImportMap|REMOTE_ENTRY|virtual:mf-exposes|remoteEntry|__loadShare__/i;

/** Beside mf-manifest.json the plugin writes twice as much for a dashboard that nobody here has. */
const noStats: Plugin = {
  name: 'ia:no-stats',
  apply: 'build',
  generateBundle: { order: 'post', handler: (_options, bundle) => void delete bundle['mf-stats.json'] },
};

/** Vitest reads these beside Vite's own keys. What comes from us is handled like the app's source: it brings style sheets. */
const unitTests = {
  environment: 'happy-dom',
  include: ['src/**/*.test.{ts,tsx}'],
  setupFiles: [`${SCOPE}/test-support/unit-setup`],
  restoreMocks: true,
  server: { deps: { inline: [new RegExp(`/node_modules/(?:.*/)?${SCOPE}/`)] } },
};

/**
 * The Vite configuration of every remote.
 * - `vite build`: the federated build (no index.html; needs the shell).
 * - `vite`: dev server that the shell's dev server loads from, with hot reload.
 * - `vite --mode standalone`: a plain Vite app of the same pages inside the fake shell.
 * - `vitest`: its unit tests, as in our own workspace.
 * @param options.mergeBelow bytes of source below which a chunk that several pages or lazy parts share is merged with its
 *   neighbour. An app with many lazy parts has fewer files then: each is a request, and a hash in every document.
 * @param options.lazyShared modules that only lazy parts share. They get a chunk of their own: merged with a neighbour,
 *   the first view would download them.
 */
export function remoteConfig(
  config: MfeConfig,
  { mergeBelow = 0, lazyShared }: { mergeBelow?: number; lazyShared?: RegExp } = {},
): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    const root = process.cwd();
    const dev = command === 'serve';
    const standalone = mode === 'standalone';
    const federated = !standalone && mode !== 'test';
    const port = Number(process.env.PORT ?? 5180);
    const origin = `http://localhost:${port}`;
    const exposes = Object.fromEntries(
      Object.entries(exposesOf(config)).map(([page, expose]) => [expose, pageFile(root, config.name, page)]),
    );
    return {
      base: './',
      // Pre-bundled differently with and without the federation plugin: in one folder they break each other.
      cacheDir: standalone ? 'node_modules/.vite-standalone' : 'node_modules/.vite',
      plugins: [
        react({ jsxImportSource: '@emotion/react' }),
        ...(!federated
          ? []
          : [
              noLeaks(config.name),
              emitDeclaration(config, root),
              emitSources(root),
              emitReadings(config, root),
              emitFirstViews(config, root, (page) => path.join(root, pageFile(root, config.name, page))),
              federation({
                name: config.name,
                filename: ENTRY,
                exposes,
                shared: shared(dev),
                dts: false,
                // mf-manifest.json: which shared versions a build was made with; a foreign host can load the app by it.
                manifest: true,
                // The default, 'version-first', makes the runtime contact every registered remote at start.
                shareStrategy: 'loaded-first',
                // The default of 10 s gives up on a busy machine and writes a bundle whose imports from shared
                // packages are undefined (@module-federation/vite 1.23.0).
                moduleParseIdleTimeout: 600,
                // Only in builds: Vite's client puts these switches on the page's global object, where the shell's runtime
                // would obey them too.
                disableRemote: !dev,
                disableSnapshot: !dev,
                // Use the shell's copy of runtime-core: 16 kB (brotli) less per remote.
                experiments: { externalRuntime: true },
                ...(dev ? { dev: { remoteHmr: true } } : {}),
              }),
              noStats,
            ]),
      ],
      build: {
        target: 'es2022',
        manifest: true,
        outDir: standalone ? 'dist-standalone' : 'dist',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0, // nothing but files: the content security policy allows no data: scripts or styles
        rolldownOptions: standalone
          ? {}
          : {
              // Leave index.html, and with it react-dom and the fake shell, out of the federated build.
              // The source here, or what the packed package has in its place.
              input: path.join(import.meta.dirname, `remote-input${path.extname(import.meta.filename)}`),
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'mf', test: federationChunk, priority: 50 },
                    ...(lazyShared
                      ? [{ name: 'lazy-shared', test: lazyShared, minShareCount: 2, priority: 40 }]
                      : []),
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
      server: { port, strictPort: true, cors: true, ...(standalone ? {} : { origin }) },
      preview: { port, strictPort: true },
      test: unitTests,
    };
  });
}
