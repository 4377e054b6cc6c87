import { randomUUID } from 'node:crypto';
import { startBackend } from '../local/index.ts';
import { startServerProcess } from './server-process.ts';

const SUGGESTION = '5a1c0f0e-0001-4a00-8a00-000000000001';

interface Kind {
  /** Path below /rest/v1. */
  at: string;
  body(): object;
  /** SQL expression that counts the stored rows of this kind. */
  rows: string;
}

/** Every kind of write that visitors can send. */
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

/** For each kind of write: number tried, acknowledged and finally stored. */
export type WriteCounts = Record<string, { tried: number; acknowledged: number; stored: number }>;

/**
 * Kills a server with SIGKILL during writes of every kind and restarts it on the same data, `rounds` times.
 * @param dataDir unused folder of an embedded database; with a `databaseUrl`, the folder of the keys
 */
export async function crashes(
  dataDir: string,
  databaseUrl: string | null,
  rounds: number,
): Promise<WriteCounts> {
  const counts: WriteCounts = Object.fromEntries(
    Object.keys(KINDS).map((kind) => [kind, { tried: 0, acknowledged: 0, stored: 0 }]),
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
          const one = counts[kind] ?? { tried: 0, acknowledged: 0, stored: 0 };
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
            // The connection dropped: this write was not acknowledged.
            () => false,
          );
          if (taken) one.acknowledged += 1;
          if (taken) acknowledged += 1;
          // Each round kills at a different moment.
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
    const one = counts[kind];
    if (one) one.stored = row?.n ?? 0;
  }
  await left.close();
  return counts;
}
