import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRegistry, type Registry } from '@ia/federation/registry';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin } from 'vite';
import { folderFiles } from './folder-files.ts';
import { hashAddress, type Subject } from './subjects.ts';

const root = path.join(import.meta.dirname, 'monolith');
const shellMain = path.resolve(import.meta.dirname, '../../shell/src/main.tsx');

/** The registry as an application would hold it: routes and their words, no files. */
async function plainRegistry(site: string): Promise<Registry> {
  const registry = parseRegistry(JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8')));
  for (const app of Object.values(registry.apps)) {
    app.base = './';
    for (const route of app.routes) Object.assign(route, { preload: [], styles: [] });
  }
  return registry;
}

const sourceOf = (app: string, expose: string): string =>
  `../../../${app === 'shared-ui' ? 'shared-ui/library' : app}/src/pages/${expose.replace('./', '')}/index.tsx`;

/** A chunk with everything that it imports at once. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found;
}

/** What a careful hand adds: each route's own files are asked for with the document, and those of the others ahead. */
function hintsFor(registry: Registry, manifest: Manifest): string {
  const files = Object.fromEntries(
    Object.entries(registry.apps).flatMap(([app, { routes }]) =>
      routes.map(({ path: route, expose }): [string, string[]] => [
        route,
        [...closure(manifest, sourceOf(app, expose))].filter((file) => file.endsWith('.js')),
      ]),
    ),
  );
  return `<script type="application/json" id="route-files">${JSON.stringify(files)}</script>
<script>for (const file of JSON.parse(document.getElementById('route-files').textContent)[location.hash.slice(1).split('?')[0] || '/'] ?? [])
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: './' + file }));</script>`;
}

async function application(registry: Registry, config: object) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-monolith-'));
  await build({
    root,
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' }), asOneApplication(registry, config)],
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

const asOneApplication = (registry: Registry, config: object): Plugin => ({
  name: 'bench:one-application',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'virtual:site') return `\0${id}`;
    // What the frame brings is the shell's, as in the federation.
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
 * Builds the pages as one Vite application, and serves it two ways: as Vite leaves it (each page loaded when it is opened),
 * and with hints by hand. Cutting its chunks by hand as well (`codeSplitting` groups of what many pages use) was tried: fewer
 * files, and 30 kB more for the landing page, so that it opened later.
 * @param site the built site, for its registry
 * @param config the site's configuration, defaults included, and its backend
 */
export async function buildMonolith(site: string, config: object): Promise<Subject[]> {
  const registry = await plainRegistry(site);
  const { files, manifest } = await application(registry, config);
  const page = String(files.get('/index.html')).replace('<!-- hints -->', () => hintsFor(registry, manifest));
  const tuned = new Map(files).set('/index.html', Buffer.from(page));
  return [
    { name: 'lazy', files, addressOf: hashAddress },
    { name: 'tuned', files: tuned, addressOf: hashAddress },
  ];
}
