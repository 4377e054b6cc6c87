import { type MeasuredBackend, newAddress } from './measured-backend.ts';
import type { Figure, Part } from './report.ts';

const CLIENTS = 20;
// Id of the first example suggestion of the seed.
const SUGGESTION = '5a1c0f0e-0001-4a00-8a00-000000000001';

/** Measures votes per second, and the time of one vote with few and with many stored votes. */
export const votes: Part = async (site, { seconds, votes: mostVotes }) => {
  const addresses = Array.from({ length: CLIENTS }, newAddress);
  // Without a client number, each vote comes from a new address.
  const voteOnPrinciple = (client?: number) =>
    vote(site, client === undefined ? undefined : addresses[client]);
  const voteOnSuggestion = () => site.rpc('vote_on_suggestion', { s_id: SUGGESTION, vote_type: 'up' });
  // Warm up.
  await callsPerSecond(() => voteOnPrinciple(), 1);
  const figures: Figure[] = [
    {
      name: `votes/s on one principle, ${CLIENTS} addresses`,
      value: await callsPerSecond(voteOnPrinciple, seconds),
    },
    {
      name: 'votes/s on one principle, each from a new address',
      value: await callsPerSecond(() => voteOnPrinciple(), seconds),
    },
    {
      name: 'votes/s on one suggestion, each from a new address',
      value: await callsPerSecond(voteOnSuggestion, seconds),
    },
  ];
  for (const count of [1_000, mostVotes]) {
    await insertStoredVotes(site, count);
    figures.push({
      name: `ms per vote, in sequence, with ${count.toLocaleString('en-GB')} stored votes`,
      value: await medianMs(() => voteOnPrinciple(), 60),
      lessIsBetter: true,
    });
  }
  return figures;
};

const vote = (site: MeasuredBackend, address?: string) =>
  site.rpc('vote_on_principle', { p_id: 'literacia', vote_type: 'up' }, address);

/**
 * Returns calls per second of {@link CLIENTS} clients, each of which sends its next call after a response.
 */
async function callsPerSecond(call: (client: number) => Promise<number>, seconds: number): Promise<number> {
  let completed = 0;
  const start = performance.now();
  const deadline = start + seconds * 1000;
  const client = async (_: unknown, index: number) => {
    while (performance.now() < deadline) {
      const status = await call(index);
      if (status !== 200) throw new Error(`a vote returned status ${status}`);
      completed += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (completed * 1000) / (performance.now() - start);
}

async function medianMs(call: () => Promise<unknown>, runs: number): Promise<number> {
  const durations: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await call();
    durations.push(performance.now() - start);
  }
  return durations.sort((a, b) => a - b)[runs >> 1] ?? 0;
}

/**
 * Fills the tables as after a busy day, up to `count` votes for other principles and as many rate limit
 * counters. Skips the counting triggers, which are not measured here.
 */
async function insertStoredVotes({ backend }: MeasuredBackend, count: number): Promise<void> {
  await backend.run(`
    set local statement_timeout = 0;
    alter table private.principle_votes disable trigger user;
    insert into private.principle_votes (principle, voter, direction)
    select (array['inclusividade', 'bem-comum', 'responsabilidade', 'potencial-humano'])[1 + i % 4],
           sha256(convert_to('filled' || i, 'UTF8')), 'up'
      from generate_series((select count(*) from private.principle_votes) + 1, ${count}) i;
    insert into private.rate_counters (bucket, actor, window_start, n)
    select 'vote', sha256(convert_to('filled' || i, 'UTF8')), date_trunc('hour', now()), 1
      from generate_series((select count(*) from private.rate_counters) + 1, ${count}) i;
    alter table private.principle_votes enable trigger user`);
}
