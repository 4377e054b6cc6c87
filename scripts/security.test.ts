import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from './run.ts';

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

/** References to tests in the table of threats of SECURITY.md: a file, and a part of a test's title in «». */
const references = [
  ...read('SECURITY.md').matchAll(
    /`([\w./-]+\.(?:test|spec)\.tsx?|supabase\/tests\/suites\/\S+\.ts)` «([^»]+)»/g,
  ),
];

test('Every threat names an existing test by a part of its title', () => {
  expect(references.length).toBeGreaterThan(25);
  const missing = references.filter(([, file = '', title = '']) => {
    if (!existsSync(path.join(workspace, file))) return true;
    // Searches the whole file, because a title may be an `each` case or span lines.
    return !read(file).includes(title);
  });
  expect(missing.map(([reference]) => reference)).toEqual([]);
});

test('Every row of the table names a test', () => {
  const table = read('SECURITY.md').split('| threat')[1]?.split('\n\n')[0] ?? '';
  const rows = table.split('\n').slice(2).filter(Boolean);
  expect(rows.length).toBe(references.length);
});
