import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../federation/src/boundaries/index.ts';
import { workspace } from './run.ts';

type Graph = Map<string, string[]>;

/** Returns the imports of each file within its package, including type imports. */
function graph(): Graph {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  return new Map(
    files
      .split('\n')
      .filter(Boolean)
      .map((file) => [file, neighbours(file)]),
  );
}

const neighbours = (file: string) =>
  importsOf(readFileSync(path.join(workspace, file), 'utf8'))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier));

/** Returns one import cycle for each file that closes a cycle. */
function circles(imports: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: string[]): void => {
    const since = way.indexOf(file);
    if (since >= 0) found.push([...way.slice(since), file].join(' → '));
    if (since >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}

test('circles finds import cycles of any length', () => {
  const from = (imports: Record<string, string[]>) => circles(new Map(Object.entries(imports)));
  expect(from({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] })).toEqual(['b → d → b']);
  expect(from({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
});

test('The workspace has no import cycles', () => {
  expect(circles(graph())).toEqual([]);
});
