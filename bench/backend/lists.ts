import type { Figure, Part } from './report.ts';
import type { Site } from './site.ts';

const SUGGESTIONS = 100_000;
const VOTES = 1_000_000;

/** What a page of the manifesto asks when it opens, and what it asks later. */
const QUERIES: [name: string, call: string, args: object][] = [
  ['a primeira página', 'list_suggestions', {}],
  ['por data', 'list_suggestions', { sort: 'recent' }],
  ['procurar uma palavra rara', 'list_suggestions', { search: 'lontra' }],
  ['procurar uma palavra de todos', 'list_suggestions', { search: 'ideia' }],
  ['procurar o que não há', 'list_suggestions', { search: 'xilofone' }],
  ['sobre um princípio', 'list_suggestions', { principle: 'Literacia' }],
  ['o que há de novo', 'list_suggestions', { since: '2030-01-01' }],
  ['os totais', 'manifesto_totals', {}],
];

/** The lists that visitors read, with a hundred thousand suggestions and a million votes: milliseconds and bytes. */
export const lists: Part = async (site) => {
  await fill(site);
  const figures: Figure[] = [];
  const { body } = await site.backend
    .fetch(asked(site, 'list_suggestions', {}), { peerAddress: '192.0.2.1' })
    .then(async (answer) => ({ body: await answer.text() }));
  figures.push({ name: 'kB da primeira página da lista', value: body.length / 1000, lessIsBetter: true });
  const half = JSON.parse(body).next;
  for (const [name, call, args] of [
    ...QUERIES,
    ['a segunda página', 'list_suggestions', { after: half }] as const,
  ]) {
    const value = await median(async () => {
      const answer = await site.backend.fetch(asked(site, call, args), { peerAddress: '192.0.2.1' });
      if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`);
      await answer.text();
    }, 40);
    figures.push({ name: `ms, ${name}, 100 000 sugestões`, value, lessIsBetter: true });
  }
  return figures;
};

const asked = (site: Site, call: string, args: object) =>
  new Request(`http://localhost/rest/v1/rpc/${call}`, {
    method: 'POST',
    headers: { apikey: site.backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });

async function fill({ backend }: Site): Promise<void> {
  await backend.run(`
    insert into public.manifesto_suggestions (suggestion_text, author, status, upvotes, created_at, published_at)
    select case when n % 6 = 0 then 'Sugestão acerca do princípio "Literacia" do Manifesto IA para Todos: ' else '' end
             || 'Ideia ' || n || ' com palavras que se repetem, como numa lista de pessoas que pensam no mesmo assunto, '
             || 'e com outras suas: ' || md5(n::text) || case when n % 5000 = 0 then ' lontra' else '' end,
           case when n % 3 = 0 then 'Alguém ' || n % 900 end, 'approved', (n * 7919) % 500,
           timestamptz '2026-01-01' + n * interval '1 minute', '2026-11-01'
      from generate_series(1, ${SUGGESTIONS}) n;
    -- Counting them is not what is measured.
    set local session_replication_role = replica;
    insert into private.principle_votes (principle, voter, direction)
    select 'literacia', sha256(n::text::bytea), 'up' from generate_series(1, ${VOTES}) n`);
  for (const table of [
    'public.manifesto_suggestions',
    'private.suggestion_search',
    'private.principle_votes',
  ])
    await backend.run(`analyze ${table}`);
}

async function median(act: () => Promise<void>, times: number): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await act();
    all.push(performance.now() - start);
  }
  return all.sort((a, b) => a - b)[times >> 1] ?? 0;
}
