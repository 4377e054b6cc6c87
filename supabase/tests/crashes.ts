import { randomUUID } from 'node:crypto';
import { startBackend } from '../local/index.ts';
import { startServerProcess } from './server-process.ts';

/** An example suggestion of the seed, target of supports and reports. */
const SUGGESTION = '5a1c0f0e-0001-4a00-8a00-000000000001';

/** A kind of write that visitors can send. */
interface WriteKind {
  /** Path below /rest/v1. */
  path: string;
  body(): object;
  /** SQL expression: number of stored writes of this kind. */
  countSql: string;
}

/** Every kind of write that visitors can send. */
const WRITE_KINDS: Record<string, WriteKind> = {
  votes: {
    path: 'rpc/vote_on_principle',
    body: () => ({ p_id: 'literacia', vote_type: 'up' }),
    countSql: `(select sum(upvotes - example_upvotes) from public.manifesto_principles)`,
  },
  supports: {
    path: 'rpc/vote_on_suggestion',
    body: () => ({ s_id: SUGGESTION, vote_type: 'up' }),
    countSql: '(select count(*) from private.suggestion_votes)',
  },
  ratings: {
    path: 'rpc/increment_recipe_rating',
    body: () => ({ recipe_id: 'brainstorm', rating_value: 5 }),
    countSql: '(select count(*) from private.recipe_ratings)',
  },
  suggestions: {
    path: 'manifesto_suggestions',
    body: () => ({ suggestion_text: `Uma ideia ${randomUUID()}`, status: 'pending' }),
    countSql: `(select count(*) from public.manifesto_suggestions where status = 'pending')`,
  },
  reports: {
    path: 'rpc/report_suggestion',
    body: () => ({ s_id: SUGGESTION, reason_code: 'spam' }),
    countSql: '(select count(*) from private.reports)',
  },
};

/** For each kind of write: number tried, acknowledged and finally stored. */
export type WriteCounts = Record<string, { tried: number; acknowledged: number; stored: number }>;

/**
 * Kills a server with SIGKILL during writes of every kind and restarts it on the same data, `rounds` times.
 * @param dataDir unused folder of an embedded database; with a `databaseUrl`, the folder of the keys
 */
export async function crashRepeatedly(
  dataDir: string,
  databaseUrl: string | null,
  rounds: number,
): Promise<WriteCounts> {
  const counts: WriteCounts = Object.fromEntries(
    Object.keys(WRITE_KINDS).map((kind) => [kind, { tried: 0, acknowledged: 0, stored: 0 }]),
  );
  let lastAddress = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await startServerProcess(dataDir, databaseUrl, '--trust-proxy');
    let acknowledged = 0;
    let killed: Promise<unknown> | undefined;
    const client = async () => {
      while (!killed) {
        for (const [kind, { path, body }] of Object.entries(WRITE_KINDS)) {
          lastAddress += 1;
          const count = counts[kind] ?? { tried: 0, acknowledged: 0, stored: 0 };
          count.tried += 1;
          const isAcknowledged = await fetch(`${server.url}/rest/v1/${path}`, {
            method: 'POST',
            headers: {
              apikey: server.publishableKey,
              'x-visitor-id': randomUUID(),
              'x-forwarded-for': `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`,
              'content-type': 'application/json',
              prefer: 'return=minimal',
            },
            body: JSON.stringify(body()),
          }).then(
            (answer) => answer.ok,
            // The connection dropped: this write was not acknowledged.
            () => false,
          );
          if (isAcknowledged) count.acknowledged += 1;
          if (isAcknowledged) acknowledged += 1;
          // Kills after 30 to 49 acknowledged writes: at a different moment in each round.
          if (acknowledged > 30 + ((round * 7) % 20)) killed ??= server.end('SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: 6 }, client));
    await killed;
  }
  const restarted = await startBackend({ dataDir, databaseUrl: databaseUrl ?? undefined });
  for (const [kind, { countSql }] of Object.entries(WRITE_KINDS)) {
    const [row] = await restarted.query<{ n: number }>(`select ${countSql}::int as n`);
    const count = counts[kind];
    if (count) count.stored = row?.n ?? 0;
  }
  await restarted.close();
  return counts;
}
