import { randomUUID } from 'node:crypto';
import { startBackend } from '../local/index.ts';
import { startServerProcess } from './server-process.ts';

const SUGGESTION = '5a1c0f0e-0001-4a00-8a00-000000000001';

interface Kind {
  /** Path below /rest/v1, and what is sent. */
  at: string;
  body(): object;
  /** Counts what of it is there. */
  rows: string;
}

/** Everything that visitors write. */
const KINDS: Record<string, Kind> = {
  votes: {
    at: 'rpc/vote_on_principle',
    body: () => ({ p_id: 'literacia', vote_type: 'up' }),
    rows: `(select sum(upvotes - example_upvotes) from public.manifesto_principles)`,
  },
  supports: {
    at: 'rpc/vote_on_suggestion',
    body: () => ({ s_id: SUGGESTION, vote_type: 'up' }),
    rows: '(select count(*) from private.suggestion_votes)',
  },
  ratings: {
    at: 'rpc/increment_recipe_rating',
    body: () => ({ recipe_id: 'brainstorm', rating_value: 5 }),
    rows: '(select count(*) from private.recipe_ratings)',
  },
  suggestions: {
    at: 'manifesto_suggestions',
    body: () => ({ suggestion_text: `Uma ideia ${randomUUID()}`, status: 'pending' }),
    rows: `(select count(*) from public.manifesto_suggestions where status = 'pending')`,
  },
  reports: {
    at: 'rpc/report_suggestion',
    body: () => ({ s_id: SUGGESTION, reason_code: 'spam' }),
    rows: '(select count(*) from private.reports)',
  },
};

/** How often each kind of write was tried, was acknowledged, and is there in the end. */
export type Kept = Record<string, { tried: number; acknowledged: number; kept: number }>;

/**
 * Kills a server with -9 in the middle of writes of every kind, starts it again on what is left, and so on.
 * @param dataDir folder of an embedded database that was not used yet; where the keys are, with a `databaseUrl`
 */
export async function crashes(dataDir: string, databaseUrl: string | null, rounds: number): Promise<Kept> {
  const kept: Kept = Object.fromEntries(
    Object.keys(KINDS).map((kind) => [kind, { tried: 0, acknowledged: 0, kept: 0 }]),
  );
  let addresses = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await startServerProcess(dataDir, databaseUrl, '--trust-proxy');
    let acknowledged = 0;
    let ended: Promise<unknown> | undefined;
    const client = async () => {
      while (!ended) {
        for (const [kind, { at, body }] of Object.entries(KINDS)) {
          addresses += 1;
          const one = kept[kind] ?? { tried: 0, acknowledged: 0, kept: 0 };
          one.tried += 1;
          const taken = await fetch(`${server.url}/rest/v1/${at}`, {
            method: 'POST',
            headers: {
              apikey: server.publishableKey,
              'x-visitor-id': randomUUID(),
              'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
              'content-type': 'application/json',
              prefer: 'return=minimal',
            },
            body: JSON.stringify(body()),
          }).then(
            (answer) => answer.ok,
            // The connection fell: this one was not acknowledged.
            () => false,
          );
          if (taken) one.acknowledged += 1;
          if (taken) acknowledged += 1;
          // Each time at another moment of the work.
          if (acknowledged > 30 + ((round * 7) % 20)) ended ??= server.end('SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: 6 }, client));
    await ended;
  }
  const left = await startBackend({ dataDir, databaseUrl: databaseUrl ?? undefined });
  for (const [kind, { rows }] of Object.entries(KINDS)) {
    const [row] = await left.query<{ n: number }>(`select ${rows}::int as n`);
    const one = kept[kind];
    if (one) one.kept = row?.n ?? 0;
  }
  await left.close();
  return kept;
}
