import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUGGESTION_COLUMNS } from '../../shared-services/src/backend/suggestion-columns.ts';
import { type Backend, startBackend } from '../local/index.ts';
import { NO_LIMITS } from './driver.ts';
import { signIn, visitor } from './visitor.ts';

type Use = Parameters<typeof namesOf>[0];

/** Code of the receipt that `placesOf` reads. */
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

/** Names that a use has in its place: the column itself, or the name that the table gives. */
function namesOf(use: 'list' | 'moderation' | 'receipt' | 'insert' | 'original'): string[] {
  return Object.entries<Partial<Record<typeof use, string | true | null>>>(SUGGESTION_COLUMNS).flatMap(
    ([column, uses]) => (uses[use] === true ? column : (uses[use] ?? [])),
  );
}

const names = async (query: string) => (await backend.query<{ name: string }>(query)).map(({ name }) => name);

/** The names that the running database has in each place. */
async function placesOf(): Promise<Record<Use, string[]>> {
  const moderator = visitor(backend, {
    token: await signIn(backend, `m${Math.random()}@exemplo.pt`, { role: 'moderator' }),
  });
  const list = (await visitor(backend).rpc('list_suggestions', { max_rows: 1 })).body;
  return {
    list: Object.keys(list.examples[0]),
    moderation: Object.keys((await moderator.rpc('moderation_queue', { queue: 'pending' })).body[0]),
    receipt: Object.keys((await visitor(backend).rpc('suggestion_receipt', { receipt_code })).body),
    insert: await names(`select column_name as name from information_schema.column_privileges
      where grantee = 'anon' and privilege_type = 'INSERT' and table_name = 'manifesto_suggestions'`),
    original: await names(`select attname as name from pg_attribute
      where attrelid = 'private.redactions'::regclass and attname like 'original%' and not attisdropped`),
  };
}

/** One line for each column that a place lacks, or that the table of columns lacks. */
async function problems(): Promise<string[]> {
  const columns = await names(`select attname as name from pg_attribute
    where attrelid = 'public.manifesto_suggestions'::regclass and attnum > 0 and not attisdropped`);
  const unnamed = columns.filter((name) => !(name in SUGGESTION_COLUMNS));
  const gone = Object.keys(SUGGESTION_COLUMNS).filter((name) => !columns.includes(name));
  const places = await placesOf();
  return [
    ...unnamed.map((name) => `${name}: no row in shared-services/src/backend/suggestion-columns.ts`),
    ...gone.map((name) => `${name}: no column of manifesto_suggestions`),
    ...(Object.keys(places) as Use[]).flatMap((use) =>
      namesOf(use)
        // Only a merged suggestion has it.
        .filter((name) => !places[use].includes(name) && name !== 'kept')
        .map((name) => `${name}: not in ${use}`),
    ),
    ...columns
      .filter((name) => places.list.includes(name) && !namesOf('list').includes(name))
      .map((name) => `${name}: in list, but not declared`),
    ...places.insert
      .filter((name) => !namesOf('insert').includes(name))
      .map((name) => `${name}: insert not declared`),
    ...places.original
      .filter((name) => !namesOf('original').includes(name))
      .map((name) => `${name}: not declared`),
  ];
}

it('Every column of suggestions has its places, and every place its columns', async () => {
  expect(await problems()).toEqual([]);
});

it('Column that is added to suggestions is reported until it has a row', async () => {
  await backend.run('alter table public.manifesto_suggestions add column language text');
  expect(await problems()).toEqual(['language: no row in shared-services/src/backend/suggestion-columns.ts']);
  await backend.run('grant insert (language) on public.manifesto_suggestions to anon');
  expect(await problems()).toContain('language: insert not declared');
  await backend.run('alter table public.manifesto_suggestions drop column language');
  expect(await problems()).toEqual([]);
});

it('Column that disappears from a place is reported with the place', async () => {
  await backend.run(`create or replace function private.receipt_marks(p_suggestion uuid) returns jsonb
    language sql stable security definer set search_path = '' as $$ select '{}'::jsonb $$`);
  expect(await problems()).toEqual(['redacted: not in receipt']);
});
