import { errorOf } from '../errors/error-of.ts';

/** A chunk of Vite's `.vite/manifest.json`. */
interface ManifestChunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
/** Path of Vite's manifest in a build. */
export const MANIFEST_FILE = '.vite/manifest.json';

/** Vite's manifest: chunks by source path, or by an internal key for shared chunks. */
export type Manifest = Record<string, ManifestChunk>;

/** Returns a chunk and its transitive static imports, each once. */
function withStaticImports(manifest: Manifest, key: string, seen = new Map<string, ManifestChunk>()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.set(key, chunk);
  for (const child of chunk.imports ?? []) withStaticImports(manifest, child, seen);
  return seen;
}

/** Finds the manifest key of a page's module, which the declaration may name without extension or index file. */
const findPageKey = (manifest: Manifest, page: string): string | undefined => {
  const source = page.replace(/^\.\//, '');
  return Object.keys(manifest).find((key) =>
    [source, `${source}.tsx`, `${source}.ts`, `${source}/index.tsx`, `${source}/index.ts`].includes(key),
  );
};

/** Paths in the build. */
export interface PageFiles {
  /** Every script that the page's first render needs, including the federation runtime code. */
  preload: string[];
  styles: string[];
  /** Scripts that only the page needs, without the app's entry. The budget counts these. */
  own: string[];
}

/**
 * Returns the files of one page, from Vite's manifest.
 * @param page module of the page in the declaration, './src/pages/home'
 * @param entry the app's entry file, 'remoteEntry.js'
 * @throws when the page has no chunk, which means the declaration and the build do not match.
 */
export function filesOfPage(manifest: Manifest, page: string, entry: string): PageFiles {
  const pageKey = findPageKey(manifest, page);
  if (!pageKey) throw errorOf('FED-129', { page });
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.file === entry);
  const pageChunks = withStaticImports(manifest, pageKey);
  const entryChunks = entryKey ? withStaticImports(manifest, entryKey) : new Map<string, ManifestChunk>();
  const all = [...entryChunks.values(), ...pageChunks.values()];
  const scripts = (chunks: Iterable<ManifestChunk>) => [...new Set([...chunks].map((chunk) => chunk.file))];
  return {
    preload: scripts(all),
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))],
    own: scripts([...pageChunks].filter(([key]) => !entryChunks.has(key)).map(([, chunk]) => chunk)),
  };
}
