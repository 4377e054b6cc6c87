// Compares the tables of supabase/README.md with the settings that the schema files insert.
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

it('Tables of the README list every row of private.settings with its default', () => {
  const rows = readdirSync(new URL('../schemas', import.meta.url)).flatMap((file) =>
    parseSettings(readSupabaseFile(`schemas/${file}`)),
  );
  const readme = readSupabaseFile('README.md');
  const tables = readme.slice(readme.indexOf('## Rate limits\n'), readme.indexOf('## Retention\n'));
  const documented = [...tables.matchAll(/^\| `(\w+)` +\| (\S+)/gm)].map(([, key = '', value = '']) => [
    key,
    value === 'empty' ? '' : value,
  ]);
  expect(documented.sort()).toEqual(rows.sort());
});
