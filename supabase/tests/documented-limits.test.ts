import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** Rows of `private.settings` with a fixed value; random keys have none. */
const rowsOf = (sql: string): [string, string][] =>
  [...sql.matchAll(/insert into private\.settings[\s\S]+?;\n/g)].flatMap(([insert]) =>
    [...insert.matchAll(/\('(\w+)', '([^']*)'\)/g)].map(([, key = '', value = '']): [string, string] => [
      key,
      value,
    ]),
  );

it('Tables of the README list every row of private.settings with its default', () => {
  const rows = readdirSync(new URL('../schemas', import.meta.url)).flatMap((file) =>
    rowsOf(read(`schemas/${file}`)),
  );
  const page = read('README.md');
  const tables = page.slice(page.indexOf('## Rate limits\n'), page.indexOf('## Retention\n'));
  const listed = [...tables.matchAll(/^\| `(\w+)` +\| (\S+)/gm)].map(([, key = '', value = '']) => [
    key,
    value === 'empty' ? '' : value,
  ]);
  expect(listed.sort()).toEqual(rows.sort());
});
