import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseImports } from '../federation/src/boundaries/index.ts';
import { workspace } from './run.ts';

/** Imported files by file. */
type Graph = Map<string, string[]>;

/** Returns the relative imports of each file, including dynamic and type imports, but no imports by package name. */
function readImportGraph(): Graph {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  return new Map(
    files
      .split('\n')
      .filter(Boolean)
      .map((file) => [file, readRelativeImports(file)]),
  );
}

const readRelativeImports = (file: string) =>
  parseImports(readFileSync(path.join(workspace, file), 'utf8'))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier));

/** Returns one import cycle for each file that closes a cycle. */
function findCycles(imports: Graph): string[] {
  const cycles: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const cycleStart = trail.indexOf(file);
    if (cycleStart >= 0) cycles.push([...trail.slice(cycleStart), file].join(' → '));
    if (cycleStart >= 0 || visited.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...trail, file]);
    visited.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

test('findCycles finds import cycles of any length', () => {
  const findIn = (imports: Record<string, string[]>) => findCycles(new Map(Object.entries(imports)));
  expect(findIn({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] })).toEqual(['b → d → b']);
  expect(findIn({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
});

test('The workspace has no import cycles', () => {
  expect(findCycles(readImportGraph())).toEqual([]);
});
