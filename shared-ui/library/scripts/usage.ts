import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentUsage, Usage } from '../src/parts/details/usage.ts';
import { addReachable, type ImportGraph, readImports, type ValueImport } from './read-imports.ts';
import { writeJsonIfChanged } from './write-if-changed.ts';

// Finds where each component is used, in the import graph of the apps, the shell and the design system.

const workspace = path.join(import.meta.dirname, '../../..');
const output = path.join(import.meta.dirname, '../src/parts/details/usage.generated.json');

interface App {
  /** Absolute path. */
  folder: string;
  routes: { path: string; title: string; page: string }[];
}

/** Reads the declarations of the apps that lie beside the design system. */
async function readApps(): Promise<App[]> {
  const files = globSync('mfe-*/mfe.config.ts', { cwd: workspace }).sort();
  return Promise.all(
    files.map(async (file) => {
      const absolute = path.join(workspace, file);
      const { default: config } = await import(/* @vite-ignore */ pathToFileURL(absolute).href);
      return { folder: path.dirname(absolute), routes: config.routes };
    }),
  );
}

/** Lists source files below a folder, without tests, examples and generated files. */
const sourceFiles = (folder: string): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: path.join(workspace, folder) })
    .filter((file) => !/\.(test|test-scene|examples|generated|types)\.|\.d\.ts$/.test(file))
    .sort()
    .map((file) => path.join(workspace, folder, file));

const importsOf = (file: string): ValueImport[] => readImports(file, readFileSync(file, 'utf8'));

const PACKAGE = '@ia/shared-ui/';

/** Folders of the components that the library shows. */
const componentFolders = (): Set<string> =>
  new Set(globSync('*/*.examples.tsx', { cwd: path.join(workspace, 'shared-ui/src') }).map(path.dirname));

/** Collects, in one place, what the several parts of the site use. */
class UsageIndex {
  readonly #folders = componentFolders();
  readonly #usage: Usage['components'] = {};

  /** @param note records who uses the component */
  add(folder: string, names: string[], note: (usage: ComponentUsage) => void): void {
    if (!this.#folders.has(folder)) return;
    this.#usage[folder] ??= {};
    for (const name of names) {
      this.#usage[folder][name] ??= { routes: [], shell: false, components: [] };
      note(this.#usage[folder][name]);
    }
  }

  /** Adds the imports of files outside the design system. */
  addPackageImports(imports: ValueImport[], note: (usage: ComponentUsage) => void): void {
    for (const { specifier, names } of imports) {
      if (specifier.startsWith(PACKAGE)) this.add(specifier.slice(PACKAGE.length), names, note);
    }
  }

  toSortedObject(): Usage['components'] {
    const byKey = <T>(record: Record<string, T>) =>
      Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      byKey(this.#usage).map(([folder, names]) => [folder, Object.fromEntries(byKey(names))]),
    );
  }
}

const addOnce = (list: string[], item: string) => {
  if (!list.includes(item)) list.push(item);
};

/** Adds the imports between components of the design system, without the internals of a folder. */
function addComponents(index: UsageIndex): void {
  const source = path.join(workspace, 'shared-ui/src');
  const isExported = (folder: string, name: string) =>
    name === '*' ||
    new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(source, folder, 'index.ts'), 'utf8'));
  for (const file of sourceFiles('shared-ui/src')) {
    const [folder = ''] = path.relative(source, file).split(path.sep);
    for (const { specifier, names } of importsOf(file)) {
      const target = path.relative(source, path.resolve(path.dirname(file), specifier));
      const [targetFolder = ''] = target.split(path.sep);
      if (!specifier.startsWith('.') || !target.includes(path.sep) || targetFolder === folder) continue;
      index.add(
        targetFolder,
        names.filter((name) => isExported(targetFolder, name)),
        ({ components }) => addOnce(components, folder),
      );
    }
  }
}

/** Reads where each component is used, without writing a file. */
export async function readUsage(): Promise<Usage> {
  const apps = await readApps();
  const index = new UsageIndex();
  const routes: Usage['routes'] = {};
  for (const { folder, routes: declared } of apps) {
    for (const { path: route, title, page } of declared) {
      routes[route] = title;
      const graph: ImportGraph = new Map();
      addReachable(graph, path.join(folder, page, 'index.tsx'));
      for (const imports of graph.values())
        index.addPackageImports(imports, (usage) => addOnce(usage.routes, route));
    }
  }
  for (const file of sourceFiles('shell/src')) {
    index.addPackageImports(importsOf(file), (usage) => {
      usage.shell = true;
    });
  }
  addComponents(index);
  return { routes, components: index.toSortedObject() };
}

/**
 * Writes the usage of the components for the library page if it changed. Runs on every build and dev start
 * (vite.config.ts).
 */
export async function writeUsage(): Promise<void> {
  writeJsonIfChanged(output, await readUsage());
}
