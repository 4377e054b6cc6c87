import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

/** Statistics of {@link startBusyClients}. */
export interface Load {
  /** Number of answers by status; `refused` for a refused connection, `broken` for a dropped one. */
  answers: Record<string, number>;
  /** Error responses whose body discloses details, or that lack Retry-After. */
  invalidErrors: string[];
  /** Votes answered with success, each by a different visitor. */
  acknowledged: number;
  /** Sent votes. */
  attempts: number;
}

/** The only error body that a visitor may see while the database is unavailable. */
const NEUTRAL_BODY =
  /^\{"code":"PT503","message":"(unavailable|too_busy|too_slow)","details":null,"hint":null\}$/;

let lastAddress = 0;

/**
 * Generates load: `clients` concurrent clients read and vote without pause, each vote by a new visitor from a new
 * address. After a dropped connection a client continues with the next server, like a load balancer.
 * @param servers started with `--trust-proxy`, or one load balancer in front of them
 * @param neutral pattern of the bodies that an error response may have
 * @returns the statistics, and a function that stops the clients
 */
export function startBusyClients(
  servers: readonly Pick<ServerProcess, 'url' | 'publishableKey'>[],
  clients: number,
  neutral = NEUTRAL_BODY,
): { load: Load; stop(): Promise<Load> } {
  const load: Load = { answers: {}, invalidErrors: [], acknowledged: 0, attempts: 0 };
  let stopping = false;

  /** Sends a request as a new visitor. @returns whether it succeeded */
  async function send(server: (typeof servers)[number], path: string, body?: object): Promise<boolean> {
    lastAddress += 1;
    const answer = await fetch(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: server.publishableKey,
        'x-visitor-id': randomUUID(),
        'x-forwarded-for': `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error: { cause?: { code?: string } }) =>
        error.cause?.code === 'ECONNREFUSED' ? 'refused' : 'broken',
      );
    const status = typeof answer === 'string' ? answer : String(answer.response.status);
    load.answers[status] = (load.answers[status] ?? 0) + 1;
    if (typeof answer === 'string') {
      await setTimeout(10);
      return false;
    }
    const { response, text } = answer;
    const isExpected = response.ok || response.status === 429;
    if (!isExpected && !(neutral.test(text) && Number(response.headers.get('retry-after')) > 0)) {
      load.invalidErrors.push(`${status} ${text}`);
    }
    return response.ok;
  }

  async function runClient(firstServer: number) {
    for (let attempt = firstServer; !stopping; attempt += 1) {
      const server = servers[attempt % servers.length] as (typeof servers)[number];
      load.attempts += 1;
      const vote = { p_id: 'literacia', vote_type: 'up' };
      if (await send(server, '/rest/v1/rpc/vote_on_principle', vote)) load.acknowledged += 1;
      await send(server, '/rest/v1/manifesto_principles?select=id,upvotes&order=id');
    }
  }

  const running = Promise.all(Array.from({ length: clients }, (_, index) => runClient(index)));
  return {
    load,
    stop: async () => {
      stopping = true;
      await running;
      return load;
    },
  };
}

/** SQL that counts the votes of {@link startBusyClients}. */
export const VOTE_COUNT_SQL = `select coalesce(sum(upvotes - example_upvotes), 0)::int as n from public.manifesto_principles`;
