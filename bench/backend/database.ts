import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure, Part } from './report.ts';

const CLIENTS = 20;

/** pgbench script: a vote as PostgREST runs it, for an anonymous visitor with a random address. */
const VOTE_SCRIPT = `
\\set a random(0, 255)
\\set b random(0, 255)
\\set c random(1, 254)
begin;
select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role": "anon"}', true),
       set_config('request.method', 'POST', true), set_config('request.path', '/rpc/vote_on_principle', true),
       set_config('request.headers', '{"cf-connecting-ip": "10.:a.:b.:c", "origin": "http://localhost"}', true);
select public.vote_on_principle('literacia', 'up');
commit;
`;

/** Tables of {@link BARE_VOTE_SCRIPT}. */
const BARE_TABLES = `
create table public.bare_votes (principle text, voter bytea, direction text, primary key (principle, voter));
create table public.bare_totals (principle text primary key, upvotes int);
insert into public.bare_totals values ('literacia', 0)`;

/** pgbench script: the minimum for a counted vote, a row and its total. */
const BARE_VOTE_SCRIPT = `
\\set voter random(1, 2000000000)
begin;
insert into public.bare_votes values ('literacia', sha256(convert_to(:voter::text, 'UTF8')), 'up') on conflict do nothing;
update public.bare_totals set upvotes = upvotes + 1 where principle = 'literacia';
commit;
`;

/**
 * Measures votes in PostgreSQL without the server, compared with a bare insert and counter update on the same
 * cluster. Returns nothing on PGlite, which pgbench cannot reach.
 */
export const database: Part = async (site, { seconds }) => {
  const { databaseUrl, folder, backend, pgbench } = site;
  if (!databaseUrl || !pgbench) return [];
  await backend.run(BARE_TABLES);
  const transactionsPerSecond = async (script: string): Promise<number> => {
    const file = path.join(folder, 'transaction.sql');
    await writeFile(file, script);
    const args = ['-n', '-c', `${CLIENTS}`, '-j', '2', '-T', `${seconds}`, '-f', file, databaseUrl];
    const { stdout } = await promisify(execFile)(pgbench, args);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  };
  const bare = await transactionsPerSecond(BARE_VOTE_SCRIPT);
  const vote = await transactionsPerSecond(VOTE_SCRIPT);
  const figures: Figure[] = [
    { name: `votes/s in the database only, ${CLIENTS} clients`, value: vote },
    { name: 'bare inserts with counter update per second', value: bare },
    { name: 'bare updates per vote', value: bare / vote, lessIsBetter: true },
  ];
  return figures;
};
