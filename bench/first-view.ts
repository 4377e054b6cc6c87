import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { composeHtml } from '@ia/federation/publish';
import { parseRegistry } from '@ia/federation/registry';

/** What the first view of a route needs, from the built site alone: nothing is run, and nothing measured in time. */
export interface FirstView {
  route: string;
  app: string;
  /** Files by the wave that asks for them, the document's own first: each wave waits for an answer of the one before. */
  waves: string[][];
  /** As a browser receives them: compressed where there is a compressed form. */
  bytes: {
    document: number;
    /** The document as far as its heading, with all rules; 0 where no first view stands in it. */
    top: number;
    /** The document as far as a visitor sees it before any script has come; 0 where nothing stands in it. */
    visible: number;
    /** How many files the document asks for before that. Those with rules of the page's own are not among them. */
    early: number;
    shell: number;
    app: number;
    scripts: number;
  };
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Modules that a module cannot run without, as the browser finds them: by reading it. */
async function importsOf(site: string, file: string): Promise<string[]> {
  const text = await readFile(path.join(site, file), 'utf8');
  return [...text.matchAll(STATIC_IMPORT)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  );
}

async function sent(site: string, file: string): Promise<number> {
  const compressed = await stat(path.join(site, `${file}.br`)).catch(() => null);
  return (compressed ?? (await stat(path.join(site, file)))).size;
}

const plain = (address: string): string => path.posix.normalize(address);

/** As a server adds one, which alone knows where its backend is. */
const backend = { url: '/backend', publishableKey: 'sb_publishable_local' };

/** Where the part of the document ends that is seen. */
const BELOW = '<div hidden><style data-emotion';

/** The document of a route as it is sent, and as far as its first view goes: 0 without one. Behind `#` it is the main page's. */
async function documentOf(
  site: string,
  route: string,
): Promise<{ document: number; top: number; visible: number; early: number }> {
  const own = await composeHtml(site, { route, config: { backend } });
  const html = own ?? (await composeHtml(site, { config: { backend } })) ?? '';
  const upTo = (end: string) => {
    const [part = ''] = html.split(end);
    return own?.includes(' data-first-view="') ? brotliCompressSync(part).length : 0;
  };
  return {
    document: brotliCompressSync(html).length,
    top: upTo('</h1>'),
    visible: upTo(BELOW),
    early: (html.split(BELOW)[0]?.match(/<link [^>]*rel="(?:module)?preload"|<script [^>]*src=/g) ?? [])
      .length,
  };
}

/** Scripts, style sheets and fonts that a document names. */
function namedIn(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  return tags.flatMap((tag) => {
    const isFile = tag.startsWith('<script') || /rel="(?:stylesheet|modulepreload|preload)"/.test(tag);
    const [, address] = / (?:src|href)="([^"]+)"/.exec(tag) ?? [];
    return isFile && address ? [plain(address)] : [];
  });
}

/** The waves behind one route: `at` says what each file makes the browser ask for. */
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

/** What the first view of each route needs, in the order of the registry. */
export async function firstViews(site: string): Promise<FirstView[]> {
  const registry = parseRegistry(JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8')));
  const html = await readFile(path.join(site, 'index.html'), 'utf8');
  const named = namedIn(html);
  const sum = async (files: string[]) =>
    (await Promise.all(files.map((file) => sent(site, file)))).reduce((total, size) => total + size, 0);
  const views: FirstView[] = [];
  for (const [app, { base, routes }] of Object.entries(registry.apps)) {
    for (const route of routes) {
      const hinted = [...route.preload, ...route.styles].map((file) => plain(base + file));
      // The hints ask for the files of the route: at once where they stand in the page, else once they are there.
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
