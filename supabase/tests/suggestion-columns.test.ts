// SUGGESTION_COLUMNS lists the columns of suggestions, and for each the outputs that contain it. These tests
// compare the list with the running database, so that a new column is not forgotten in an output.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUGGESTION_COLUMNS } from '../../shared-services/src/backend/suggestion-columns.ts';
import { type Backend, startBackend } from '../local/index.ts';
import { NO_LIMITS } from './driver.ts';
import { signIn, visitor } from './visitor.ts';

/** Where columns appear: lists, the moderation queue, receipts, inserts and originals of redactions. */
type Output = Parameters<typeof declaredNames>[0];

/** Code of the receipt that `actualNames` reads. */
const receipt_code = 'IA-0123456789ABCDEF';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ dataDir: 'memory', settings: NO_LIMITS });
  await visitor(backend).suggest({
    suggestion_text: 'Mais bancos',
    status: 'pending',
    author: null,
    receipt_code,
  });
});
afterAll(() => backend.close());

/** Names that SUGGESTION_COLUMNS declares for an output of the database: the column's own, or another one. */
function declaredNames(output: 'list' | 'moderation' | 'receipt' | 'insert' | 'original'): string[] {
  return Object.entries<Partial<Record<typeof output, string | true | null>>>(SUGGESTION_COLUMNS).flatMap(
    ([column, declaration]) => (declaration[output] === true ? column : (declaration[output] ?? [])),
  );
}

const queryNames = async (query: string) =>
  (await backend.query<{ name: string }>(query)).map(({ name }) => name);

/** Names that the running database has in each output. */
async function actualNames(): Promise<Record<Output, string[]>> {
  const moderator = visitor(backend, {
    token: await signIn(backend, `m${Math.random()}@exemplo.pt`, { role: 'moderator' }),
  });
  const list = (await visitor(backend).rpc('list_suggestions', { max_rows: 1 })).body;
  return {
    list: Object.keys(list.examples[0]),
    moderation: Object.keys((await moderator.rpc('moderation_queue', { queue: 'pending' })).body[0]),
    receipt: Object.keys((await visitor(backend).rpc('suggestion_receipt', { receipt_code })).body),
    insert: await queryNames(`select column_name as name from information_schema.column_privileges
      where grantee = 'anon' and privilege_type = 'INSERT' and table_name = 'manifesto_suggestions'`),
    original: await queryNames(`select attname as name from pg_attribute
      where attrelid = 'private.redactions'::regclass and attname like 'original%' and not attisdropped`),
  };
}

/** One line for each difference between SUGGESTION_COLUMNS and the database. */
async function findMismatches(): Promise<string[]> {
  const columns = await queryNames(`select attname as name from pg_attribute
    where attrelid = 'public.manifesto_suggestions'::regclass and attnum > 0 and not attisdropped`);
  const undeclared = columns.filter((name) => !(name in SUGGESTION_COLUMNS));
  const missing = Object.keys(SUGGESTION_COLUMNS).filter((name) => !columns.includes(name));
  const actual = await actualNames();
  return [
    ...undeclared.map((name) => `${name}: no row in shared-services/src/backend/suggestion-columns.ts`),
    ...missing.map((name) => `${name}: no column of manifesto_suggestions`),
    ...(Object.keys(actual) as Output[]).flatMap((output) =>
      declaredNames(output)
        // Only the receipt of a merged suggestion has it.
        .filter((name) => !actual[output].includes(name) && !(output === 'receipt' && name === 'merged_into'))
        .map((name) => `${name}: not in ${output}`),
    ),
    ...columns
      .filter((name) => actual.list.includes(name) && !declaredNames('list').includes(name))
      .map((name) => `${name}: in list, but not declared`),
    ...actual.insert
      .filter((name) => !declaredNames('insert').includes(name))
      .map((name) => `${name}: insert not declared`),
    ...actual.original
      .filter((name) => !declaredNames('original').includes(name))
      .map((name) => `${name}: not declared`),
  ];
}

it('SUGGESTION_COLUMNS declares every column, and the outputs that contain it', async () => {
  expect(await findMismatches()).toEqual([]);
});

it('Column that is added to suggestions is reported while SUGGESTION_COLUMNS lacks it', async () => {
  await backend.run('alter table public.manifesto_suggestions add column language text');
  expect(await findMismatches()).toEqual([
    'language: no row in shared-services/src/backend/suggestion-columns.ts',
  ]);
  await backend.run('grant insert (language) on public.manifesto_suggestions to anon');
  expect(await findMismatches()).toContain('language: insert not declared');
  await backend.run('alter table public.manifesto_suggestions drop column language');
  expect(await findMismatches()).toEqual([]);
});

it('Column that disappears from an output is reported with the output', async () => {
  await backend.run(`create or replace function private.receipt_marks(p_suggestion uuid) returns jsonb
    language sql stable security definer set search_path = '' as $$ select '{}'::jsonb $$`);
  expect(await findMismatches()).toEqual(['redacted: not in receipt']);
});
