import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

// Measures how much JavaScript a component adds to a page; component-sizes.test.ts checks the budgets.

/** Packages that the shell shares with every app. */
const SHARED_PACKAGES = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  'jotai',
  '@ia/federation',
];

export interface ComponentSize {
  /** Gzip bytes of the initial chunk when a page imports the whole folder. */
  gzip: number;
  /** Bundled npm packages. */
  packages: string[];
  /** npm packages loaded on first use. */
  lazyPackages: string[];
}

const source = path.join(import.meta.dirname, '../src');

/** Lists the folders of `src`, each of which apps can import by its index. */
export const componentFolders = (): string[] =>
  readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Returns a list with the npm package of a bundled file, empty for our own files. */
const listPackage = (file: string): string[] => {
  const inside = file.split('node_modules/').at(-1);
  if (!file.includes('node_modules/') || !inside) return [];
  return [
    inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/'),
  ];
};

/**
 * Bundles code that imports from shared-ui like an app build: tree-shaken and minified, without the packages
 * that the shell shares; dynamic imports are excluded.
 * @param code such as `export * from './button/index.ts'`
 */
export async function measureSize(code: string): Promise<ComponentSize> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: source, loader: 'ts' },
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    external: SHARED_PACKAGES.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    logLevel: 'silent',
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, output]) => output.entryPoint)?.[0] ?? '';
  const initialChunks = new Set<string>();
  // Chunks that load with the entry: its static imports, direct and transitive.
  const addInitialChunk = (file: string) => {
    if (initialChunks.has(file)) return;
    initialChunks.add(file);
    for (const { path: next, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && metafile.outputs[next]) addInitialChunk(next);
    }
  };
  addInitialChunk(entry);
  const packages = (isInitial: boolean) =>
    [
      ...new Set(
        outputs
          .filter(([file]) => initialChunks.has(file) === isInitial)
          .flatMap(([, output]) => Object.entries(output.inputs))
          .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
          .flatMap(([file]) => listPackage(file)),
      ),
    ].sort();
  const gzip = outputFiles
    .filter((file) => [...initialChunks].some((name) => file.path.endsWith(path.basename(name))))
    .reduce((sum, file) => sum + gzipSync(file.contents).length, 0);
  return { gzip, packages: packages(true), lazyPackages: packages(false) };
}
