import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './run.ts';

// CONTRIBUTING.md has a table of common changes, with the files that a developer edits by hand for each.
// These tests compare the table with the repository.

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const exists = (file: string) => existsSync(path.join(workspace, file));

/** A row of the table: what changes, what is edited by hand, and what reports a forgotten edit. */
interface Row {
  change: string;
  /** Files to edit by hand, each with the names to edit in it. */
  hand: string;
  /** Number of these files. */
  files: number;
  /** Commands that generate the rest. */
  generated: string;
  /** Tests that report an incomplete change, and names at which a type error does. */
  reported: string;
}

/** The rows of «Cost of common changes» in CONTRIBUTING.md. */
const section = read('CONTRIBUTING.md').split('## Cost of common changes')[1]?.split('\n## ')[0] ?? '';
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (change|---)/.test(line))
  .map((line): Row => {
    const [, change = '', hand = '', files = '', generated = '', reported = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { change, hand, files: Number(files), generated, reported };
  });

const findInlineCode = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
const isPath = (code: string): boolean => code.includes('/');

/** The files of a table cell, each with the names in brackets after it. */
const parsePlaces = (cell: string): { file: string; names: string[] }[] =>
  [...cell.matchAll(/`([^`]+\/[^`]+)`(?: \(([^)]*)\))?/g)].map(([, file = '', names = '']) => ({
    file,
    names: findInlineCode(names),
  }));

it.each(rows)('Cost of $change: each file exists and contains the names beside it', ({ hand }) => {
  const places = parsePlaces(hand);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(({ file }) => !exists(file)).map(({ file }) => file)).toEqual([]);
  // A folder is where a new file goes; it has no names.
  const missing = places.flatMap(({ file, names }) =>
    names.filter((name) => !read(file).includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
  for (const { file, names } of places) {
    if (!statSync(path.join(workspace, file)).isDirectory()) expect(names, file).not.toEqual([]);
  }
});

it.each(rows)('Cost of $change: the number of files is the number that the row names', ({ hand, files }) => {
  expect(new Set(parsePlaces(hand).map(({ file }) => file)).size).toBe(files);
});

it.each(rows)(
  'Cost of $change: scripts and tests exist, and other names occur in the files to edit',
  (row) => {
    const mentioned = [...findInlineCode(row.generated), ...findInlineCode(row.reported)];
    expect(mentioned.filter((code) => isPath(code) && !exists(code))).toEqual([]);
    const text = parsePlaces(row.hand)
      .map(({ file }) => (statSync(path.join(workspace, file)).isDirectory() ? '' : read(file)))
      .join('\n');
    expect(findInlineCode(row.reported).filter((code) => !isPath(code) && !text.includes(code))).toEqual([]);
    expect(row.reported).not.toBe('');
  },
);

it('Cost of common changes has providers, themes and columns', () => {
  expect(rows.length).toBeGreaterThan(8);
  for (const subject of ['provider', 'theme', 'column']) {
    expect(
      rows.some(({ change }) => change.includes(subject)),
      subject,
    ).toBe(true);
  }
});
