import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULTS_FILE, DEVICE_DATA_FILE, fillSite, PROVIDES_FILE } from '@ia/federation/commands';
import { readSiteConfig } from '@ia/federation/config';
import { CONTRACT_VERSION, devRegistry, emitFrames, emitSources } from '@ia/federation/preset';
import type { Provides } from '@ia/federation/registry';
import { packageOf, SHARED_PACKAGES } from '@ia/federation/shared-packages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CLASSIC_SCRIPTS } from './classic-scripts.ts';
import { removeLabColours } from './remove-lab-colours.ts';
import { rootFiles } from './root-files.ts';
import { SITE_IMAGES } from './site-images.ts';
import { deviceData } from './src/content/device-data.ts';
import { STATIC_DOCUMENTS } from './static-documents.ts';
import { STATIC_STYLE } from './static-style.ts';

const installedVersion = (name: string): string => {
  const file = path.join(import.meta.dirname, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

const versions = Object.fromEntries(
  [...new Set(SHARED_PACKAGES.map(packageOf))].map((name) => [name, installedVersion(name)]),
);

/** Emits files for publish: defaults of `site.config.json`, provided packages, and device storage. */
const forPublishing = (): Plugin => ({
  name: 'ia:for-publishing',
  apply: 'build',
  generateBundle() {
    const provides: Provides = { contract: CONTRACT_VERSION, packages: versions };
    for (const [fileName, value] of [
      [DEFAULTS_FILE, readSiteConfig({})],
      [PROVIDES_FILE, provides],
      [DEVICE_DATA_FILE, deviceData],
    ] as const)
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value, null, 2) });
  },
});

// The shell does not use the build plugin of Module Federation. With it, a page loaded its scripts in 26
// successive request waves (docs/adr/0001). The shell bundles the shared packages and passes them to the
// federation runtime itself (`src/remotes/shared.ts`).
export default defineConfig({
  base: './',
  define: {
    __SHARED_VERSIONS__: JSON.stringify(versions),
    __SITE_DEFAULTS__: JSON.stringify(readSiteConfig({})),
    // No snapshot plugin: the registry names entries, never mf-manifest.json files.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    // Leaves out the part of the runtime that loads modules in Node.
    ENV_TARGET: JSON.stringify('web'),
  },
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    devRegistry(path.join(import.meta.dirname, '..')),
    removeLabColours(),
    forPublishing(),
    // Publish compares their hashes to detect a build that is older than its sources.
    emitSources(import.meta.dirname),
    // Prerenders header and footer around a placeholder for the page.
    emitFrames(import.meta.dirname, path.join(import.meta.dirname, 'src/prerender/frames.tsx')),
    rootFiles(CLASSIC_SCRIPTS),
    rootFiles(SITE_IMAGES),
    rootFiles(STATIC_STYLE),
    rootFiles(STATIC_DOCUMENTS, (html) => fillSite(html, {})),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One chunk for all code of the first view: it compresses better and needs one request.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
  server: { port: Number(process.env.PORT ?? 5170), strictPort: true },
});
