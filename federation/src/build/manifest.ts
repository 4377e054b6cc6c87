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

export type Manifest = Record<string, ManifestChunk>;

/** Returns a chunk and its transitive static imports, each once. */
function closure(manifest: Manifest, key: string, seen = new Map<string, ManifestChunk>()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.set(key, chunk);
  for (const child of chunk.imports ?? []) closure(manifest, child, seen);
  return seen;
}

const keyOfPage = (manifest: Manifest, page: string): string | undefined => {
  const source = page.replace(/^\.\//, '');
  return Object.keys(manifest).find((key) =>
    [source, `${source}.tsx`, `${source}.ts`, `${source}/index.tsx`, `${source}/index.ts`].includes(key),
  );
};

export interface PageFiles {
  /** Every script that the page's first render needs, including the federation runtime code. */
  preload: string[];
  styles: string[];
  /** The page's own scripts. The budget counts these. */
  own: string[];
}

/**
 * Returns the files of one page, from Vite's manifest.
 * @throws when the page has no chunk, which means the declaration and the build do not match.
 */
export function filesOfPage(manifest: Manifest, page: string, entry: string): PageFiles {
  const pageKey = keyOfPage(manifest, page);
  if (!pageKey) throw errorOf('FED-129', { page });
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.file === entry);
  const own = closure(manifest, pageKey);
  const glue = entryKey ? closure(manifest, entryKey) : new Map<string, ManifestChunk>();
  const all = [...glue.values(), ...own.values()];
  const scripts = (chunks: Iterable<ManifestChunk>) => [...new Set([...chunks].map((chunk) => chunk.file))];
  return {
    preload: scripts(all),
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))],
    own: scripts([...own].filter(([key]) => !glue.has(key)).map(([, chunk]) => chunk)),
  };
}
