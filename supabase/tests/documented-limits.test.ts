// Compares the tables of SECURITY.md and supabase/README.md with the settings that the schema files insert.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readSupabaseFile = (name: string): string =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** Rows of `private.settings` with a fixed value; random keys have none. */
const parseSettings = (sql: string): [string, string][] =>
  [...sql.matchAll(/insert into private\.settings[\s\S]+?;\n/g)].flatMap(([insert]) =>
    [...insert.matchAll(/\('(\w+)', '([^']*)'\)/g)].map(([, key = '', value = '']): [string, string] => [
      key,
      value,
    ]),
  );

it('Tables of SECURITY.md and the README list every row of private.settings with its default', () => {
  const rows = readdirSync(new URL('../schemas', import.meta.url)).flatMap((file) =>
    parseSettings(readSupabaseFile(`schemas/${file}`)),
  );
  const section = (file: string, heading: string): string =>
    readSupabaseFile(file).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const tables = section('../SECURITY.md', 'Rate limits') + section('README.md', 'Settings');
  const documented = [...tables.matchAll(/^\| `(\w+)` +\| (\S+)/gm)].map(([, key = '', value = '']) => [
    key,
    value === 'empty' ? '' : value,
  ]);
  expect(documented.sort()).toEqual(rows.sort());
});
