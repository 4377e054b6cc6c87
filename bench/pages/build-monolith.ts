import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRegistry, type Registry } from '@ia/federation/registry';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin } from 'vite';
import { folderFiles } from './folder-files.ts';
import { hashAddress, type Variant } from './variants.ts';

// The monolith is the reference in bench/pages.ts: the site's pages as one Vite application, without
// federation. Its entry is monolith/main.tsx, which takes registry and configuration from `virtual:site`.

const root = path.join(import.meta.dirname, 'monolith');
const shellMain = path.resolve(import.meta.dirname, '../../shell/src/main.tsx');

/** Reads the site's registry without the files of the remotes: the monolith has its own. */
async function registryWithoutFiles(site: string): Promise<Registry> {
  const registry = parseRegistry(JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8')));
  for (const app of Object.values(registry.apps)) {
    app.base = './';
    for (const route of app.routes) Object.assign(route, { preload: [], styles: [] });
  }
  return registry;
}

/** Path of a page's source from `root`, as Vite's manifest names it. */
const pageSource = (app: string, expose: string): string =>
  `../../../${app === 'shared-ui' ? 'shared-ui/library' : app}/src/pages/${expose.replace('./', '')}/index.tsx`;

/** Returns the files of a chunk and of all its static imports. */
function filesWithImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const next of chunk.imports ?? []) filesWithImports(manifest, next, found);
  return found;
}

/**
 * Returns hints as a team would write them by hand: a script that preloads the files of the current route,
 * and the list of files by route, from which `monolith/main.tsx` prefetches the other routes.
 */
function hintsHtml(registry: Registry, manifest: Manifest): string {
  const files = Object.fromEntries(
    Object.entries(registry.apps).flatMap(([app, { routes }]) =>
      routes.map(({ path: route, expose }): [string, string[]] => [
        route,
        [...filesWithImports(manifest, pageSource(app, expose))].filter((file) => file.endsWith('.js')),
      ]),
    ),
  );
  return `<script type="application/json" id="route-files">${JSON.stringify(files)}</script>
<script>for (const file of JSON.parse(document.getElementById('route-files').textContent)[location.hash.slice(1).split('?')[0] || '/'] ?? [])
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: './' + file }));</script>`;
}

/** Builds all pages as one Vite application. */
async function buildApplication(registry: Registry, config: object) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-monolith-'));
  await build({
    root,
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' }), singleApplication(registry, config)],
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', 'jotai'] },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
    },
  });
  const files = await folderFiles(outDir);
  return { files, manifest: JSON.parse(String(files.get('/.vite/manifest.json'))) as Manifest };
}

/** Provides registry and configuration as `virtual:site`, and resolves packages from the shell. */
const singleApplication = (registry: Registry, config: object): Plugin => ({
  name: 'bench:one-application',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'virtual:site') return `\0${id}`;
    // Packages that `monolith/` imports resolve from the shell, as in the federation.
    return importer?.startsWith(root) && /^[@a-z]/.test(id)
      ? this.resolve(id, shellMain, { skipSelf: true })
      : null;
  },
  load: (id) =>
    id === '\0virtual:site'
      ? `export const config = ${JSON.stringify(config)}; export const registry = ${JSON.stringify(registry)};`
      : null,
});

/**
 * Builds the pages as one Vite application and returns two variants: Vite's output (lazy pages), and the same
 * with hand-written hints. Manual chunks (`codeSplitting` groups of shared modules) were tried: fewer files,
 * but 30 kB more for the landing page, which then opened later.
 * @param site the built site, for its registry
 * @param config the site's configuration, with defaults and backend
 */
export async function buildMonolith(site: string, config: object): Promise<Variant[]> {
  const registry = await registryWithoutFiles(site);
  const { files, manifest } = await buildApplication(registry, config);
  const page = String(files.get('/index.html')).replace('<!-- hints -->', () =>
    hintsHtml(registry, manifest),
  );
  const tuned = new Map(files).set('/index.html', Buffer.from(page));
  return [
    { name: 'lazy', files, addressOf: hashAddress },
    { name: 'tuned', files: tuned, addressOf: hashAddress },
  ];
}
