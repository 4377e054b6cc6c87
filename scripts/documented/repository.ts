import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../run.ts';

/** Names of the repository that the documentation may mention. */
export interface Repository {
  /** Files and folders, relative to the root. */
  paths: ReadonlySet<string>;
  /** The paths, and their ends at each folder: `federation/src/site/lock.ts`, `src/site/lock.ts`, `site/lock.ts` … */
  endings: ReadonlySet<string>;
  /** In-site addresses in source files, without a slash at the end. */
  routes: ReadonlySet<string>;
  /** Words of all source files. */
  words: ReadonlySet<string>;
  /** Environment variables that a program reads. */
  variables: ReadonlySet<string>;
  /** The npm scripts of each package, by its folder (`.` for the root) and by its name. */
  scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Subcommands of `federation`. */
  commands: ReadonlySet<string>;
  /** Options of `federation`: `--upload-only`. */
  options: ReadonlySet<string>;
  /** True for an import of this workspace: `@ia/shared-ui/button`. */
  hasEntry: (specifier: string) => boolean;
  /** True for a program of a dependency: `vitest`. */
  hasProgram: (name: string) => boolean;
  /** Reads a file of the repository. */
  read: (file: string) => string;
}

/** Extracts the words of a text: identifiers, with their hyphens. */
export const extractWords = (text: string): string[] =>
  text.match(/[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}_$]+)*/gu) ?? [];

/** File names in strings: `registry.json`. */
const FILE_NAME = /[\w-]*(?:\.[\w-]+)+/g;
const ROUTE = /['"`](\/[a-z0-9-]*(?:\/[a-z0-9-]+)*)/g;

/** `env.NAME`, `env('NAME')`, `env['NAME']` */
const READS_VARIABLE = /\benv(?:\??\.|\(['"]|\[['"])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g;
/** `$NAME` in a script or a configuration; `'NAME'` in a table of names. */
const NAMES_VARIABLE = /(?:\$\{?|['"])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g;

const parentFolders = (file: string): string[] => {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...parentFolders(folder)];
};

const pathEndings = (file: string): string[] => {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
};

const read = (file: string): string => readFileSync(path.join(workspace, file), 'utf8');

function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  return output.split('\n').filter((file) => file && existsSync(path.join(workspace, file)));
}

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
  /** One source file each: conditional exports are in `publishConfig`, which is not read. */
  exports?: Record<string, string>;
}

/** Resolves an import by the `exports` of its package, for the workspace. */
function hasEntryIn(manifests: readonly (Manifest & { folder: string })[], specifier: string): boolean {
  const owner = manifests.find(
    ({ name }) => name && (specifier === name || specifier.startsWith(`${name}/`)),
  );
  const entry = `.${specifier.slice(owner?.name?.length)}`;
  return Object.entries(owner?.exports ?? {}).some(([key, target]) => {
    const [prefix = '', suffix] = key.split('*');
    if (suffix === undefined) return key === entry;
    if (!entry.startsWith(prefix) || !entry.endsWith(suffix)) return false;
    const wildcard = entry.slice(prefix.length, entry.length - suffix.length);
    return existsSync(path.join(workspace, owner?.folder ?? '', target.replaceAll('*', wildcard)));
  });
}

/** Reads the names in the repository's files, from Git's list of them. */
export function readRepository(): Repository {
  const files = listFiles();
  const words = new Set<string>();
  const variables = new Set<string>();
  const options = new Set<string>();
  const routes = new Set<string>();
  for (const file of files) {
    // This checker's samples and exceptions must not prove a name.
    if (/\.(?:md|png)$|^pnpm-lock|^scripts\/documented/.test(file)) continue;
    const text = read(file);
    for (const word of extractWords(text)) words.add(word);
    for (const [name] of text.matchAll(FILE_NAME)) words.add(name);
    for (const [, route = ''] of text.matchAll(ROUTE)) routes.add(route);
    for (const [, name = ''] of text.matchAll(READS_VARIABLE)) variables.add(name);
    if (/\.test(?:-scene)?\.tsx?$/.test(file)) continue;
    for (const [, name = ''] of text.matchAll(NAMES_VARIABLE)) variables.add(name);
    if (!file.startsWith('federation/src/')) continue;
    for (const [option] of text.matchAll(/--[a-z][a-z-]+/g)) options.add(option);
  }

  const manifests = files
    .filter((file) => path.basename(file) === 'package.json')
    .map((file) => ({ folder: path.posix.dirname(file), ...(JSON.parse(read(file)) as Manifest) }));
  const usage = execFileSync(process.execPath, ['federation/src/cli.ts', '--help'], {
    cwd: workspace,
    encoding: 'utf8',
  });

  const paths = new Set(files.flatMap((file) => [file, ...parentFolders(file)]));
  return {
    paths,
    endings: new Set([...paths].flatMap(pathEndings)),
    routes,
    words,
    variables,
    scripts: new Map(
      manifests.flatMap(({ folder, name, scripts = {} }) => {
        const names = new Set(Object.keys(scripts));
        return [[folder, names] as const, ...(name ? [[name, names] as const] : [])];
      }),
    ),
    commands: new Set(
      [...usage.matchAll(/^(?:federation| {2}) ?([a-z]+)/gm)].map(([, command = '']) => command),
    ),
    options,
    hasEntry: (specifier) => hasEntryIn(manifests, specifier),
    hasProgram: (name) =>
      manifests.some(({ folder }) => existsSync(path.join(workspace, folder, 'node_modules/.bin', name))),
    read,
  };
}
