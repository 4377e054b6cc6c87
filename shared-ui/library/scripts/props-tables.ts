import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PropsTable } from '../src/parts/details/props-table.ts';
import { type ComponentTypes, readTypes } from './read-types.ts';
import { writeJsonIfChanged } from './write-if-changed.ts';

const source = path.join(import.meta.dirname, '../../src');
const output = path.join(import.meta.dirname, '../src/parts/details/props.generated.json');

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|examples|generated)\.|^index\./.test(path.basename(file));

/** Lists the source files of every component folder, without tests, examples, generated files and indexes. */
function componentFiles(): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(source, name)).map((file) => path.join(source, name, file)))
    .filter(isSource);
}

/** Reads the props tables of all components, without writing a file. */
export function propsTables(): Record<string, PropsTable> {
  const types: ComponentTypes = readTypes(
    componentFiles().map((file) => ({ file, code: readFileSync(file, 'utf8') })),
  );
  // Components that the folder's index does not export are internal.
  const names = [...types.components]
    .filter(([name, { source: from }]) =>
      new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(path.dirname(from.file), 'index.ts'), 'utf8')),
    )
    .map(([name]) => name)
    .sort();
  return Object.fromEntries(names.map((name) => [name, types.propsTable(name)]));
}

/**
 * Writes the props tables for the library page if they changed. Runs on every build and dev start
 * (vite.config.ts).
 */
export function writePropsTables(): void {
  writeJsonIfChanged(output, propsTables());
}
