import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { composeHtml } from '@ia/federation/commands';
import { parseRegistry } from '@ia/federation/registry';

/**
 * Files that the first view of a route needs, computed from the built site. Runs no code
 * and measures no time.
 */
export interface InitialLoad {
  route: string;
  app: string;
  /**
   * Files by request wave, starting with the document. Each wave depends on a response of the wave before.
   */
  waves: string[][];
  /** Transfer sizes: compressed where a compressed file exists. */
  bytes: {
    document: number;
    /** Size of the document up to its heading, with all rules; 0 without prerendered markup. */
    top: number;
    /** Size of the visible part of the document before any script; 0 without prerendered markup. */
    visible: number;
    /** Number of files that the document requests before that, without the page's own style sheets. */
    early: number;
    shell: number;
    app: number;
    scripts: number;
  };
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Returns the static imports of a module, as the browser finds them. */
async function importsOf(site: string, file: string): Promise<string[]> {
  const text = await readFile(path.join(site, file), 'utf8');
  return [...text.matchAll(STATIC_IMPORT)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  );
}

async function transferSize(site: string, file: string): Promise<number> {
  const compressed = await stat(path.join(site, `${file}.br`)).catch(() => null);
  return (compressed ?? (await stat(path.join(site, file)))).size;
}

const plain = (address: string): string => path.posix.normalize(address);

/** The backend configuration that a server adds; only the server knows it. */
const backend = { url: '/backend', publishableKey: 'sb_publishable_local' };

/** End of the visible part of the document. */
const BELOW = '<div hidden><style data-emotion';

/**
 * Returns the sizes of a route's document: total, and up to the end of its prerendered markup (0 without it).
 * Routes behind `#` use the main page's document.
 */
async function documentOf(
  site: string,
  route: string,
): Promise<{ document: number; top: number; visible: number; early: number }> {
  const own = await composeHtml(site, { route, config: { backend } });
  const html = own ?? (await composeHtml(site, { config: { backend } })) ?? '';
  const upTo = (end: string) => {
    const [part = ''] = html.split(end);
    return own?.includes(' data-prerender="') ? brotliCompressSync(part).length : 0;
  };
  return {
    document: brotliCompressSync(html).length,
    top: upTo('</h1>'),
    visible: upTo(BELOW),
    early: (html.split(BELOW)[0]?.match(/<link [^>]*rel="(?:module)?preload"|<script [^>]*src=/g) ?? [])
      .length,
  };
}

/** Returns the scripts, style sheets and fonts that a document references. */
function namedIn(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  return tags.flatMap((tag) => {
    const isFile = tag.startsWith('<script') || /rel="(?:stylesheet|modulepreload|preload)"/.test(tag);
    const [, address] = / (?:src|href)="([^"]+)"/.exec(tag) ?? [];
    return isFile && address ? [plain(address)] : [];
  });
}

/** Computes the request waves of a route; `at` returns the files that a file makes the browser request. */
async function wavesOf(first: string[], at: (file: string) => Promise<string[]>): Promise<string[][]> {
  const waves: string[][] = [];
  const known = new Set<string>();
  for (let wave = first; wave.length > 0; ) {
    const files = [...new Set(wave)].filter((file) => !known.has(file));
    for (const file of files) known.add(file);
    if (files.length > 0) waves.push(files);
    wave = (await Promise.all(files.map(at))).flat();
  }
  return waves;
}

/** Returns the first view of each route, in the order of the registry. */
export async function initialLoads(site: string): Promise<InitialLoad[]> {
  const registry = parseRegistry(JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8')));
  const html = await readFile(path.join(site, 'index.html'), 'utf8');
  const named = namedIn(html);
  const sum = async (files: string[]) =>
    (await Promise.all(files.map((file) => transferSize(site, file)))).reduce(
      (total, size) => total + size,
      0,
    );
  const views: InitialLoad[] = [];
  for (const [app, { base, routes }] of Object.entries(registry.apps)) {
    for (const route of routes) {
      const hinted = [...route.preload, ...route.styles].map((file) => plain(base + file));
      // Hints request the route's files: immediately if they are inline in the document, otherwise once
      // hints.js has loaded.
      const isHints = (file: string) => file.endsWith('/hints.js');
      const at = async (file: string) => {
        if (file === 'index.html') return [...named, ...(named.some(isHints) ? [] : hinted)];
        if (isHints(file)) return hinted;
        return file.endsWith('.js') ? importsOf(site, file) : [];
      };
      const waves = await wavesOf(['index.html'], at);
      const files = waves.flat().slice(1);
      const own = files.filter((file) => file.startsWith(`${app}/`));
      views.push({
        route: route.path,
        app,
        waves,
        bytes: {
          ...(await documentOf(site, route.path)),
          shell: await sum(files.filter((file) => file.startsWith('shell/') && !file.endsWith('.woff2'))),
          app: await sum(own),
          scripts: await sum(files.filter((file) => file.endsWith('.js'))),
        },
      });
    }
  }
  return views;
}
