import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseImports } from '../federation/src/boundaries/index.ts';
import { workspace } from './run.ts';

type Import = [from: string, to: string];

/** Tests and examples may import from any folder. */
const TEST_OR_EXAMPLE = /\.(test|spec|test-scene|examples)\.tsx?$/;

/** Reads the imports between files of a package's `src`, including type imports. */
function readSourceImports(): Import[] {
  const output = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*/src/**.ts', '*/src/**.tsx'],
    {
      cwd: workspace,
      encoding: 'utf8',
    },
  );
  const files = output.split('\n').filter((file) => file && !TEST_OR_EXAMPLE.test(file));
  return files.flatMap((file) =>
    parseImports(readFileSync(path.join(workspace, file), 'utf8'))
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }): Import => [file, path.posix.join(path.posix.dirname(file), specifier)]),
  );
}

/**
 * Returns the two sibling folders, at any depth, that contain the two files of an import; null if one of the
 * files is directly in their parent.
 */
function findSiblingFolders([from, to]: Import): Import | null {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, i) => part !== b[i]) + 1;
  if (depth === 0 || depth >= a.length || depth >= b.length) return null;
  return [a.slice(0, depth).join('/'), b.slice(0, depth).join('/')];
}

/** Returns the pairs of sibling folders that import each other: 'p/src/a ↔ p/src/b'. */
function findMutualImports(imports: Import[]): string[] {
  const pairs = new Set(imports.flatMap((fileImport) => findSiblingFolders(fileImport)?.join(' ↔ ') ?? []));
  return [...pairs]
    .filter((pair) => {
      const [a = '', b = ''] = pair.split(' ↔ ');
      return a < b && pairs.has(`${b} ↔ ${a}`);
    })
    .sort();
}

test('findMutualImports finds sibling folders at every depth and ignores parents and files', () => {
  const found = findMutualImports([
    ['p/src/a/x.ts', 'p/src/b/y.ts'],
    ['p/src/b/deep/z.ts', 'p/src/a/x.ts'],
    ['p/src/c/d/x.ts', 'p/src/c/e/y.ts'],
    ['p/src/c/e/y.ts', 'p/src/c/d/z.ts'],
    ['p/src/c/e/y.ts', 'p/src/c/own.ts'],
    ['p/src/c/own.ts', 'p/src/c/e/y.ts'],
    ['p/src/a/x.ts', 'p/src/main.ts'],
    ['p/src/main.ts', 'p/src/a/x.ts'],
  ]);
  expect(found).toEqual(['p/src/a ↔ p/src/b', 'p/src/c/d ↔ p/src/c/e']);
});

test('No two sibling folders of a package import each other', () => {
  expect(findMutualImports(readSourceImports())).toEqual([]);
});

test('Only main.tsx imports the boot folder of the shell', () => {
  const forbidden = readSourceImports().filter(
    ([from, to]) => to.startsWith('shell/src/boot/') && !/^shell\/src\/(boot\/|main\.tsx$)/.test(from),
  );
  expect(forbidden).toEqual([]);
});
