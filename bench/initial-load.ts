import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { composeHtml } from '@ia/federation/commands';
import { parseRegistry } from '@ia/federation/registry';

/**
 * Files that the first view of a route needs, and their sizes, computed from the built site without a
 * browser. bench/route-weight.ts prints them; e2e/shell/initial-load.spec.ts limits them.
 */
export interface InitialLoad {
  route: string;
  app: string;
  /**
   * Files by request wave, starting with index.html, also for a route with its own document. Each wave depends on a
   * response of the wave before.
   */
  waves: string[][];
  /**
   * Transfer sizes in bytes. Files: of the `.br` copy if there is one. Parts of the document: compressed with brotli.
   */
  bytes: {
    document: number;
    /** Size of the document up to its h1, with all inlined style rules; 0 without prerendered markup. */
    top: number;
    /** Size of the document up to the part that is hidden until scripts run; 0 without prerendered markup. */
    visible: number;
    /** Number of files that the visible part requests, without the page's own style sheets. */
    early: number;
    /** Files of the shell, without fonts. */
    shell: number;
    /** Files of the route's app. */
    app: number;
    /** All scripts, of the shell and of apps. */
    scripts: number;
  };
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Returns the static imports of a module, as the browser finds them. */
async function parseImports(site: string, file: string): Promise<string[]> {
  const text = await readFile(path.join(site, file), 'utf8');
  return [...text.matchAll(STATIC_IMPORT)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  );
}

/** Returns the size of a file in bytes: of its `.br` copy if there is one. */
async function transferSize(site: string, file: string): Promise<number> {
  const compressed = await stat(path.join(site, `${file}.br`)).catch(() => null);
  return (compressed ?? (await stat(path.join(site, file)))).size;
}

/** Removes `./` from a relative address, so that it is a path in the site's folder. */
const normalisePath = (address: string): string => path.posix.normalize(address);

/** A backend as the server adds it to the configuration of a document. */
const backend = { url: '/backend', publishableKey: 'sb_publishable_local' };

/** Start of the hidden part of a prerendered page, which is below the first screen. */
const HIDDEN_PART = '<div hidden><style data-emotion';

/**
 * Measures a route's document ({@link InitialLoad}). A route without its own document uses the main page's.
 */
async function measureDocument(
  site: string,
  route: string,
): Promise<{ document: number; top: number; visible: number; early: number }> {
  const ownDocument = await composeHtml(site, { route, config: { backend } });
  const html = ownDocument ?? (await composeHtml(site, { config: { backend } })) ?? '';
  const sizeUpTo = (end: string) => {
    const [part = ''] = html.split(end);
    return ownDocument?.includes(' data-prerender="') ? brotliCompressSync(part).length : 0;
  };
  return {
    document: brotliCompressSync(html).length,
    top: sizeUpTo('</h1>'),
    visible: sizeUpTo(HIDDEN_PART),
    early: (html.split(HIDDEN_PART)[0]?.match(/<link [^>]*rel="(?:module)?preload"|<script [^>]*src=/g) ?? [])
      .length,
  };
}

/** Returns the scripts, style sheets and fonts that a document references. */
function referencedFiles(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  return tags.flatMap((tag) => {
    const isFile = tag.startsWith('<script') || /rel="(?:stylesheet|modulepreload|preload)"/.test(tag);
    const [, address] = / (?:src|href)="([^"]+)"/.exec(tag) ?? [];
    return isFile && address ? [normalisePath(address)] : [];
  });
}

/**
 * Computes the request waves of a route.
 * @param first files of the first wave
 * @param requestsOf returns the files that the browser requests because of a file
 */
async function computeWaves(
  first: string[],
  requestsOf: (file: string) => Promise<string[]>,
): Promise<string[][]> {
  const waves: string[][] = [];
  const known = new Set<string>();
  for (let wave = first; wave.length > 0; ) {
    const files = [...new Set(wave)].filter((file) => !known.has(file));
    for (const file of files) known.add(file);
    if (files.length > 0) waves.push(files);
    wave = (await Promise.all(files.map(requestsOf))).flat();
  }
  return waves;
}

/** Computes the initial load of each route, in the order of the registry. */
export async function initialLoads(site: string): Promise<InitialLoad[]> {
  const registry = parseRegistry(JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8')));
  const html = await readFile(path.join(site, 'index.html'), 'utf8');
  const documentFiles = referencedFiles(html);
  const totalSize = async (files: string[]) =>
    (await Promise.all(files.map((file) => transferSize(site, file)))).reduce(
      (total, size) => total + size,
      0,
    );
  const loads: InitialLoad[] = [];
  for (const [app, { base, routes }] of Object.entries(registry.apps)) {
    for (const route of routes) {
      const hinted = [...route.preload, ...route.styles].map((file) => normalisePath(base + file));
      // The hints script adds preload links for the route's files: immediately if it is inline in the
      // document, otherwise once hints.js has loaded.
      const isHints = (file: string) => file.endsWith('/hints.js');
      const requestsOf = async (file: string) => {
        if (file === 'index.html') return [...documentFiles, ...(documentFiles.some(isHints) ? [] : hinted)];
        if (isHints(file)) return hinted;
        return file.endsWith('.js') ? parseImports(site, file) : [];
      };
      const waves = await computeWaves(['index.html'], requestsOf);
      const files = waves.flat().slice(1);
      const appFiles = files.filter((file) => file.startsWith(`${app}/`));
      loads.push({
        route: route.path,
        app,
        waves,
        bytes: {
          ...(await measureDocument(site, route.path)),
          shell: await totalSize(
            files.filter((file) => file.startsWith('shell/') && !file.endsWith('.woff2')),
          ),
          app: await totalSize(appFiles),
          scripts: await totalSize(files.filter((file) => file.endsWith('.js'))),
        },
      });
    }
  }
  return loads;
}
