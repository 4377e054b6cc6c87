import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteConfig } from '@ia/federation/config';
import { CONTRACT_VERSION, devRegistry, emitFrames, emitSources } from '@ia/federation/preset';
import { DEFAULTS_FILE, fillSite, KEPT_FILE, PROVIDES_FILE } from '@ia/federation/publish';
import type { Provides } from '@ia/federation/registry';
import { packageOf, SHARED_PACKAGES } from '@ia/federation/shared-packages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { coloursOnce } from './colours-once.ts';
import { rootFiles } from './root-files.ts';
import { SITE_IMAGES } from './site-images.ts';
import { kept } from './src/content/kept.ts';
import { STATIC_DOCUMENTS } from './static-documents.ts';

const installedVersion = (name: string): string => {
  const file = path.join(import.meta.dirname, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

const versions = Object.fromEntries(
  [...new Set(SHARED_PACKAGES.map(packageOf))].map((name) => [name, installedVersion(name)]),
);

/**
 * Says beside the build, for the release tool, what the shell uses for every key that `site.config.json` leaves out, and
 * what it brings for the apps, and what it keeps on a visitor's device.
 */
const forPublishing = (): Plugin => ({
  name: 'ia:for-publishing',
  apply: 'build',
  generateBundle() {
    const provides: Provides = { contract: CONTRACT_VERSION, packages: versions };
    for (const [fileName, value] of [
      [DEFAULTS_FILE, readSiteConfig({})],
      [PROVIDES_FILE, provides],
      [KEPT_FILE, kept],
    ] as const)
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value, null, 2) });
  },
});

// No federation plugin: it costs a host 26 request waves. The shell bundles the shared packages and hands them
// to the runtime itself (src/remotes/shared.ts).
export default defineConfig({
  base: './',
  define: {
    __SHARED_VERSIONS__: JSON.stringify(versions),
    __SITE_DEFAULTS__: JSON.stringify(readSiteConfig({})),
    // No snapshot plugin: the registry names entries, never mf-manifest.json files.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    // Nor the half of the runtime that fetches modules into Node.
    ENV_TARGET: JSON.stringify('web'),
  },
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    devRegistry(path.join(import.meta.dirname, '..')),
    coloursOnce(),
    forPublishing(),
    emitSources(import.meta.dirname),
    emitFrames(import.meta.dirname, path.join(import.meta.dirname, 'src/first-view/frames.tsx')),
    rootFiles(SITE_IMAGES),
    rootFiles(STATIC_DOCUMENTS, (html) => fillSite(html, {})),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One file for all that the first view runs, whatever loads later shares with it: less to compress apart and to ask for.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
  server: { port: Number(process.env.PORT ?? 5170), strictPort: true },
});
