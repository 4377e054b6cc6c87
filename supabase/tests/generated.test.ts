import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SEED } from '../local/migrate.ts';
import { buildSeed } from '../scripts/build-seed.ts';
import { DATA_MODEL_FILE, generateDataModel } from '../scripts/data-model.ts';
import { generateTypes, TYPES_FILE } from '../scripts/gen-types.ts';
import { insertRows } from '../scripts/insert-rows.ts';
import { runSupabaseCli } from '../scripts/supabase-cli.ts';

// Compared as booleans: a diff of a thousand lines is unreadable.
it('Seed matches the current content', async () => {
  const isCurrent = (await readFile(SEED, 'utf8')) === `${buildSeed()}\n`;
  expect(isCurrent, 'run: node supabase/scripts/build-seed.ts').toBe(true);
});

// Vite resolves imports that Node does not, such as `.tsx`; the command of the README would then fail.
it.each(['build-seed', 'gen-types'])('Script %s loads in Node, as the README documents', (script) => {
  const file = path.join(import.meta.dirname, `../scripts/${script}.ts`);
  const load = ['--input-type=module', '-e', `await import(${JSON.stringify(file)})`];
  expect(() => execFileSync(process.execPath, load, { stdio: 'pipe' })).not.toThrow();
});

it('Database types match the current migrations', async () => {
  const isCurrent = (await readFile(TYPES_FILE, 'utf8')) === (await generateTypes());
  expect(isCurrent, 'run: node supabase/scripts/gen-types.ts').toBe(true);
});

it('Data model diagram matches the current migrations', async () => {
  const isCurrent = (await readFile(DATA_MODEL_FILE, 'utf8')) === (await generateDataModel());
  expect(isCurrent, 'run: node supabase/scripts/data-model.ts').toBe(true);
});

it('Supabase advisors report no findings', async () => {
  const report = JSON.parse(
    await runSupabaseCli('db', 'advisors', '--level', 'info', '--output-format', 'json'),
  );
  // A new database has not used any index.
  const findings = report.results.filter((finding: { name: string }) => finding.name !== 'unused_index');
  expect(findings).toEqual([]);
});

it('insertRows escapes any text', () => {
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
