import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import or re-export of values. Type imports are left out, because they do not exist at run time. */
export interface ValueImport {
  /** As written: '@ia/shared-ui/button', './Card.tsx'. */
  specifier: string;
  /** Imported names; '*' for a namespace, and for an `import()`, which may use any. */
  names: string[];
}

/**
 * Reads the value imports of a module. usage.ts finds with them which pages use a component.
 * @throws when the file cannot be parsed
 */
export function readImports(file: string, code: string): ValueImport[] {
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`Cannot parse ${file} for its imports: ${errors[0]?.message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest && !isType ? [{ specifier: moduleRequest.value, names: [importName.name ?? '*'] }] : [],
    ),
  );
  const dynamicImports = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: code.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
    names: ['*'],
  }));
  return [...imports, ...reexports, ...dynamicImports].filter(({ names }) => names.length > 0);
}

/** Value imports by absolute file path, for a file and all files that it reaches by relative imports. */
export type ImportGraph = Map<string, ValueImport[]>;

/** Adds a file, and every TypeScript file that it reaches by relative imports, to a graph. */
export function addReachable(graph: ImportGraph, file: string): void {
  if (graph.has(file)) return;
  const imports = readImports(file, readFileSync(file, 'utf8'));
  graph.set(file, imports);
  for (const { specifier } of imports) {
    const target = path.resolve(path.dirname(file), specifier);
    if (specifier.startsWith('.') && /\.tsx?$/.test(target) && existsSync(target))
      addReachable(graph, target);
  }
}
