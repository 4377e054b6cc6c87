import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SEED } from '../local/migrate.ts';
import { buildSeed } from '../scripts/build-seed.ts';
import { generateTypes, TYPES_FILE } from '../scripts/gen-types.ts';
import { insertRows } from '../scripts/insert-rows.ts';
import { runSupabaseCli } from '../scripts/supabase-cli.ts';

// Compared as booleans: a difference of a thousand lines helps nobody.
it('has a seed that is made from the content as it is now', async () => {
  const isCurrent = (await readFile(SEED, 'utf8')) === `${buildSeed()}\n`;
  expect(isCurrent, 'run: node supabase/scripts/build-seed.ts').toBe(true);
});

// Vite reads what Node does not: a `.tsx` behind one of its imports, and the command of the README no longer starts.
it.each(['build-seed', 'gen-types'])('can run %s as the README says, in Node', (script) => {
  const file = path.join(import.meta.dirname, `../scripts/${script}.ts`);
  const load = ['--input-type=module', '-e', `await import(${JSON.stringify(file)})`];
  expect(() => execFileSync(process.execPath, load, { stdio: 'pipe' })).not.toThrow();
});

it('has types that are made from the migrations as they are now', async () => {
  const isCurrent = (await readFile(TYPES_FILE, 'utf8')) === (await generateTypes());
  expect(isCurrent, 'run: node supabase/scripts/gen-types.ts').toBe(true);
});

it('gives Supabase’s own advisors nothing to report', async () => {
  const report = JSON.parse(
    await runSupabaseCli('db', 'advisors', '--level', 'info', '--output-format', 'json'),
  );
  // A database that was made this second has used none of its indexes.
  const findings = report.results.filter((finding: { name: string }) => finding.name !== 'unused_index');
  expect(findings).toEqual([]);
});

it('writes any text into SQL as it is', () => {
  const rows = [
    { id: "d'água", list: ["l'uno", 'due'], n: 3, none: null, data: { 'a"b': "c'd" } },
    { id: 'x' },
  ];
  expect(insertRows('t', rows, { jsonb: ['data'] })).toBe(
    [
      'insert into public.t (id, list, n, none, data) values',
      `  ('d''água', array['l''uno', 'due']::text[], 3, null, '{"a\\"b":"c''d"}'::jsonb),`,
      "  ('x', default, default, default, default)",
      'on conflict do nothing;',
    ].join('\n'),
  );
});
