import { PAGE } from './attack.ts';
import type { Figure, Part } from './report.ts';
import type { Site } from './site.ts';

/** What visitors ask of the database. */
const QUERIES: [name: string, sql: string][] = [
  ['the first page', 'public.list_suggestions()'],
  ['by date', `public.list_suggestions(sort => 'recent')`],
  ['the page behind', 'public.list_suggestions(after => $next$)'],
  ['search for a rare word', `public.list_suggestions(search => 'lontra')`],
  ['search for a word that all have', `public.list_suggestions(search => 'ideia')`],
  ['search for a word that none has', `public.list_suggestions(search => 'xilofone')`],
  ['about a principle', `public.list_suggestions(principle => 'Literacia')`],
  ['what is new', `public.list_suggestions(since => now())`],
  ['similar to what is typed', `public.similar_suggestions('Mais jardins com lontras em cada escola')`],
  ['totals', 'public.manifesto_totals()'],
];
/** The statement behind each order of the list, whose plan is shown. */
const PLANS: [name: string, sql: string][] = [
  [
    'the first page',
    `status = 'approved' and not is_example order by upvotes desc, created_at desc, id desc limit 13`,
  ],
  ['by date', `status = 'approved' and not is_example order by created_at desc, id desc limit 13`],
  ['what is new', `status = 'approved' and published_at > now() order by published_at, id limit 13`],
];

/** What visitors read, with a hundred thousand suggestions and a million votes: milliseconds, bytes and plans. */
export const lists: Part = async (site, { suggestions, votes }) => {
  await fill(site, suggestions, votes);
  const answers = await Promise.all(PAGE.map(([path, body]) => answerTo(site, path, body)));
  const bytes = answers.reduce((sum, answer) => sum + answer.length, 0);
  const figures: Figure[] = [
    { name: 'suggestions there', value: suggestions },
    { name: 'votes there', value: votes },
    { name: 'requests for data of the opening page', value: PAGE.length, lessIsBetter: true },
    { name: 'kB that they bring, uncompressed', value: bytes / 1000, lessIsBetter: true },
    {
      name: 'ms until the list is answered, server included',
      value: await median(async () => {
        const start = performance.now();
        await answerTo(site, '/rest/v1/rpc/list_suggestions', {});
        return performance.now() - start;
      }),
      lessIsBetter: true,
    },
  ];
  const next = JSON.parse(answers.find((answer) => answer.includes('"next"')) ?? '{}').next;
  for (const [name, sql] of QUERIES) {
    const call = sql.replace('$next$', `'${next}'`);
    figures.push({
      name: `ms in the database, ${name}`,
      value: await median(() => timeOf(site, call)),
      lessIsBetter: true,
    });
  }
  for (const [name, where] of PLANS) {
    figures.push({ name: `plan, ${name}`, value: Number.NaN, text: await planOf(site, where) });
  }
  return figures;
};

async function answerTo({ backend }: Site, path: string, body?: object): Promise<string> {
  const answer = await backend.fetch(
    new Request(`http://localhost${path.replace('/backend', '')}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey: backend.publishableKey, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    }),
    { peerAddress: '192.0.2.1' },
  );
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return answer.text();
}

/** Milliseconds that PostgreSQL itself says it took, planning included. */
async function timeOf({ backend }: Site, call: string): Promise<number> {
  const [row] = await backend.query<{ 'QUERY PLAN': Record<string, number>[] }>(
    `explain (analyze, format json) select * from ${call}`,
  );
  const plan = row?.['QUERY PLAN'][0] ?? {};
  return (plan['Execution Time'] ?? Number.NaN) + (plan['Planning Time'] ?? 0);
}

/** The plan in one line, its steps from the outside to the inside. */
async function planOf({ backend }: Site, where: string): Promise<string> {
  const rows = await backend.query<{ 'QUERY PLAN': string }>(
    `explain (costs off) select * from public.manifesto_suggestions where ${where}`,
  );
  const steps = rows.map((row) => row['QUERY PLAN'].replace(/^[\s>-]+/, ''));
  return steps.filter((step) => !/^(Index Cond|Filter)/.test(step)).join(' ← ');
}

async function fill({ backend }: Site, suggestions: number, votes: number): Promise<void> {
  await backend.run(`
    insert into public.manifesto_suggestions (suggestion_text, author, status, upvotes, created_at, published_at)
    select case when n % 6 = 0 then 'Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: ' else '' end
             || 'Ideia ' || n || ' com palavras que se repetem, como numa lista de pessoas que pensam no mesmo assunto, '
             || 'e com outras suas: ' || md5(n::text) || case when n % 5000 = 0 then ' lontra' else '' end,
           case when n % 3 = 0 then 'Alguém ' || n % 900 end, 'approved', (n * 7919) % 500,
           timestamptz '2026-01-01' + n * interval '1 minute', '2026-11-01'
      from generate_series(1, ${suggestions}) n;
    -- Counting them is not what is measured.
    set local session_replication_role = replica;
    insert into private.principle_votes (principle, voter, direction)
    select 'literacia', sha256(n::text::bytea), 'up' from generate_series(1, ${votes}) n`);
  for (const table of [
    'public.manifesto_suggestions',
    'private.suggestion_search',
    'private.principle_votes',
  ])
    await backend.run(`analyze ${table}`);
}

async function median(measure: () => Promise<number>, times = 40): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push(await measure());
  return all.sort((a, b) => a - b)[times >> 1] ?? 0;
}
