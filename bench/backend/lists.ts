import { PAGE_REQUESTS } from './attack.ts';
import type { MeasuredBackend } from './measured-backend.ts';
import type { Figure, Part } from './report.ts';

/** Queries of visitors; `$next$` is replaced by the cursor of the second page. */
const QUERIES: [name: string, sql: string][] = [
  ['the first page', 'public.list_suggestions()'],
  ['by date', `public.list_suggestions(sort => 'recent')`],
  ['the second page', 'public.list_suggestions(after => $next$)'],
  ['search for a rare word', `public.list_suggestions(search => 'lontra')`],
  ['search for a word in every row', `public.list_suggestions(search => 'ideia')`],
  ['search for a word in no row', `public.list_suggestions(search => 'xilofone')`],
  ['about a principle', `public.list_suggestions(principle => 'Literacia')`],
  ['new suggestions', `public.list_suggestions(since => now())`],
  ['similar to a draft', `public.similar_suggestions('Mais jardins com lontras em cada escola')`],
  ['totals', 'public.manifesto_totals()'],
];
/** Condition and order of each list, whose query plan is reported. */
const PLANS: [name: string, sql: string][] = [
  [
    'the first page',
    `status = 'approved' and not is_example order by upvotes desc, created_at desc, id desc limit 13`,
  ],
  ['by date', `status = 'approved' and not is_example order by created_at desc, id desc limit 13`],
  ['new suggestions', `status = 'approved' and published_at > now() order by published_at, id limit 13`],
];

/**
 * Measures visitors' reads with a hundred thousand suggestions and a million votes:
 * milliseconds, bytes and query plans.
 */
export const lists: Part = async (site, { suggestions, votes }) => {
  await insertRows(site, suggestions, votes);
  const answers = await Promise.all(PAGE_REQUESTS.map(([path, body]) => requestText(site, path, body)));
  const bytes = answers.reduce((sum, answer) => sum + answer.length, 0);
  const figures: Figure[] = [
    { name: 'stored suggestions', value: suggestions },
    { name: 'stored votes', value: votes },
    { name: 'data requests when the page opens', value: PAGE_REQUESTS.length, lessIsBetter: true },
    { name: 'kB of their responses, uncompressed', value: bytes / 1000, lessIsBetter: true },
    {
      name: 'ms until the response with the list, server included',
      value: await median(async () => {
        const start = performance.now();
        await requestText(site, '/rest/v1/rpc/list_suggestions', {});
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
      value: await median(() => queryTimeMs(site, call)),
      lessIsBetter: true,
    });
  }
  for (const [name, where] of PLANS) {
    figures.push({ name: `plan, ${name}`, value: Number.NaN, text: await queryPlan(site, where) });
  }
  return figures;
};

/** Sends a request to the backend and returns the body of the response. */
async function requestText({ backend }: MeasuredBackend, path: string, body?: object): Promise<string> {
  const answer = await backend.fetch(
    new Request(`http://localhost${path.replace('/backend', '')}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey: backend.publishableKey, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    }),
    { peerAddress: '192.0.2.1' },
  );
  if (!answer.ok) throw new Error(`${path} returned status ${answer.status}`);
  return answer.text();
}

/** Returns PostgreSQL's own planning and execution time, in milliseconds. */
async function queryTimeMs({ backend }: MeasuredBackend, call: string): Promise<number> {
  const [row] = await backend.query<{ 'QUERY PLAN': Record<string, number>[] }>(
    `explain (analyze, format json) select * from ${call}`,
  );
  const plan = row?.['QUERY PLAN'][0] ?? {};
  return (plan['Execution Time'] ?? Number.NaN) + (plan['Planning Time'] ?? 0);
}

/** Returns the query plan in one line, from the outer to the inner steps. */
async function queryPlan({ backend }: MeasuredBackend, where: string): Promise<string> {
  const rows = await backend.query<{ 'QUERY PLAN': string }>(
    `explain (costs off) select * from public.manifesto_suggestions where ${where}`,
  );
  const planLines = rows.map((row) => row['QUERY PLAN'].replace(/^[\s>-]+/, ''));
  return planLines.filter((line) => !/^(Index Cond|Filter)/.test(line)).join(' ← ');
}

/** Inserts approved suggestions and votes, and updates the planner's statistics. */
async function insertRows({ backend }: MeasuredBackend, suggestions: number, votes: number): Promise<void> {
  await backend.run(`
    insert into public.manifesto_suggestions (suggestion_text, author, status, upvotes, created_at, published_at)
    select case when n % 6 = 0 then 'Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: ' else '' end
             || 'Ideia ' || n || ' com palavras que se repetem, como numa lista de pessoas que pensam no mesmo assunto, '
             || 'e com outras suas: ' || md5(n::text) || case when n % 5000 = 0 then ' lontra' else '' end,
           case when n % 3 = 0 then 'Alguém ' || n % 900 end, 'approved', (n * 7919) % 500,
           timestamptz '2026-01-01' + n * interval '1 minute', '2026-11-01'
      from generate_series(1, ${suggestions}) n;
    -- Skip the counting triggers, which are not measured here.
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

async function median(measure: () => Promise<number>, runs = 40): Promise<number> {
  const values: number[] = [];
  for (let i = 0; i < runs; i++) values.push(await measure());
  return values.sort((a, b) => a - b)[runs >> 1] ?? 0;
}
