import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

export interface Load {
  /** Number of answers by status; `refused` for a refused connection, `broken` for a dropped one. */
  answers: Record<string, number>;
  /** Bodies and headers of answers that disclose too much, or lack a header. */
  unfit: string[];
  /** Acknowledged votes, each by a different visitor. */
  acknowledged: number;
  tried: number;
}

/** The only error body that a visitor may see while the database is unavailable. */
const NEUTRAL = /^\{"code":"PT503","message":"(unavailable|too_busy|too_slow)","details":null,"hint":null\}$/;

let addresses = 0;

/**
 * Generates load: `clients` concurrent clients read and vote without pause, each vote by a new visitor from a new
 * address. After a dropped connection a client continues with the next server, like a load balancer.
 * @param servers started with `--trust-proxy`, or one load balancer in front of them
 * @param neutral bodies that a refused request may have
 * @returns the statistics, and a function that stops the clients
 */
export function busyClients(
  servers: readonly Pick<ServerProcess, 'url' | 'publishableKey'>[],
  clients: number,
  neutral = NEUTRAL,
): { load: Load; stop(): Promise<Load> } {
  const load: Load = { answers: {}, unfit: [], acknowledged: 0, tried: 0 };
  let stopping = false;

  async function ask(server: (typeof servers)[number], path: string, body?: object): Promise<boolean> {
    addresses += 1;
    const answer = await fetch(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: server.publishableKey,
        'x-visitor-id': randomUUID(),
        'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
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
    const isFit = response.ok || response.status === 429;
    if (!isFit && !(neutral.test(text) && Number(response.headers.get('retry-after')) > 0)) {
      load.unfit.push(`${status} ${text}`);
    }
    return response.ok;
  }

  async function client(at: number) {
    for (let attempt = at; !stopping; attempt += 1) {
      const server = servers[attempt % servers.length] as (typeof servers)[number];
      load.tried += 1;
      const vote = { p_id: 'literacia', vote_type: 'up' };
      if (await ask(server, '/rest/v1/rpc/vote_on_principle', vote)) load.acknowledged += 1;
      await ask(server, '/rest/v1/manifesto_principles?select=id,upvotes&order=id');
    }
  }

  const running = Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
  return {
    load,
    stop: async () => {
      stopping = true;
      await running;
      return load;
    },
  };
}

/** SQL that counts the votes of {@link busyClients}. */
export const VOTES = `select coalesce(sum(upvotes - example_upvotes), 0)::int as n from public.manifesto_principles`;
