import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentTypes, type PropsTable, readTypes } from './read-types.ts';

const source = path.join(import.meta.dirname, '../../src');
const output = path.join(import.meta.dirname, '../src/parts/examples/props.generated.json');

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|examples|generated)\.|^index\./.test(path.basename(file));

/** Files of every component folder. */
function componentFiles(): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(source, name)).map((file) => path.join(source, name, file)))
    .filter(isSource);
}

/** Reads the types of all components. Pure: writes nothing. */
export function propsTables(): Record<string, PropsTable> {
  const types: ComponentTypes = readTypes(
    componentFiles().map((file) => ({ file, code: readFileSync(file, 'utf8') })),
  );
  // What a folder's index does not export is its own business.
  const names = [...types.components]
    .filter(([name, { source: from }]) =>
      new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(path.dirname(from.file), 'index.ts'), 'utf8')),
    )
    .map(([name]) => name)
    .sort();
  return Object.fromEntries(names.map((name) => [name, types.tableOf(name)]));
}

/** Writes the tables for the library page, when they changed. Runs with every build and dev start (vite.config.ts). */
export function writePropsTables(): void {
  const next = `${JSON.stringify(propsTables(), null, 1)}\n`;
  let now = '';
  try {
    now = readFileSync(output, 'utf8');
  } catch {
    // First run: there is no file yet.
  }
  if (next !== now) writeFileSync(output, next);
}
