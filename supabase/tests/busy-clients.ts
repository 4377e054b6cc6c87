import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

export interface Load {
  /** How often each answer came: its status, `refused` where nobody listens, `broken` for a connection that fell. */
  answers: Record<string, number>;
  /** Bodies and headers of answers that tell more than they should, or too little. */
  unfit: string[];
  /** Votes that were acknowledged, each by another visitor. */
  acknowledged: number;
  tried: number;
}

/** All that a visitor is told while the database is unavailable. */
const NEUTRAL = /^\{"code":"PT503","message":"(unavailable|too_busy|too_slow)","details":null,"hint":null\}$/;

let addresses = 0;

/**
 * Reads and votes without a pause, each vote by another visitor from another address, as many at once as there are clients.
 * A client whose connection falls goes on at the next server, as a load balancer has it.
 * @param servers started with `--trust-proxy`, or one load balancer in front of them
 * @param neutral bodies that a refused request may have
 * @returns what ends them and says what they met
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
    for (let turn = at; !stopping; turn += 1) {
      const server = servers[turn % servers.length] as (typeof servers)[number];
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

/** Counts the votes of {@link busyClients}. */
export const VOTES = `select coalesce(sum(upvotes - example_upvotes), 0)::int as n from public.manifesto_principles`;
