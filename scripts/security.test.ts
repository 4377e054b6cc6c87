import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from './run.ts';

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

/** `file` «words of its title», as the table of threats names a test. */
const named = [
  ...read('SECURITY.md').matchAll(
    /`([\w./-]+\.(?:test|spec)\.tsx?|supabase\/tests\/suites\/\S+\.ts)` «([^»]+)»/g,
  ),
];

test('every threat names a test that is there, by words that are in it', () => {
  expect(named.length).toBeGreaterThan(25);
  const missing = named.filter(([, file = '', title = '']) => {
    if (!existsSync(path.join(workspace, file))) return true;
    // A title may be broken over lines or hold what is filled in.
    return !read(file).includes(title);
  });
  expect(missing.map(([all]) => all)).toEqual([]);
});

test('no row of the table goes without one', () => {
  const table = read('SECURITY.md').split('| threat')[1]?.split('\n\n')[0] ?? '';
  const rows = table.split('\n').slice(2).filter(Boolean);
  expect(rows.length).toBe(named.length);
});
