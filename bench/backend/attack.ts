import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

interface Target {
  port: number;
  publishableKey: string;
  /** A large file of the site. */
  file: string;
}

interface Extent {
  seconds: number;
  /** Minimum number of pages that the visitor opens before the attack ends. */
  pages?: number;
  /** Number of attacking addresses. */
  addresses?: number;
}

export interface AttackReport {
  /** Page time before the attack, in milliseconds. */
  idleMs: number;
  /**
   * Time of each page of the ordinary visitor in milliseconds, from the first request to the last response.
   */
  pages: number[];
  /** Statuses other than 200 that the ordinary visitor received. */
  failedStatuses: number[];
  /** Votes with response 200, by visitor and attackers. */
  votes: number;
  /** Number of attacks of each kind. */
  attackCounts: Record<string, number>;
}

/** On Linux every address of 127.0.0.0/8 is local, so attackers and visitor have different addresses. */
const VISITOR = '127.0.0.10';
const attacker = (n: number) => `127.0.1.${n + 1}`;
const BACKEND = '/backend/rest/v1';

/** Requests that the manifesto page sends in parallel when it opens. */
export const PAGE: [string, object?][] = [
  [`${BACKEND}/manifesto_principles?select=*&order=position`],
  [`${BACKEND}/manifesto_versions?select=version`],
  [`${BACKEND}/rpc/list_suggestions`, {}],
  [`${BACKEND}/rpc/manifesto_totals`, {}],
];

const EXPRESSIONS = [
  'manifesto_suggestions?suggestion_text=match.^(.%2B)(.%2B)(.%2B)(.%2B)\\1\\2\\3\\4\\.%24',
  `manifesto_suggestions?and=${'(and'.repeat(1500)}(status.eq.approved)${')'.repeat(1500)}`,
  'manifesto_suggestions?select=*,manifesto_versions(*,manifesto_suggestions(*))',
];

/**
 * Runs every kind of attack in parallel for some seconds, while one ordinary visitor uses
 * the site: expensive expressions, floods of reads and votes, half-open connections and
 * aborted downloads. Attackers and visitor run in their own processes, so that they take
 * no time from the server. Linux only, because it needs several addresses.
 */
export async function attack(target: Target, extent: Extent): Promise<AttackReport> {
  // Warm up: the server's work for its first visitor is not an effect of the attack.
  const before = await forked('visitor', target, { seconds: 0, pages: 3 }).report;
  const attacking = forked('attackers', target, extent);
  const visitor = await Promise.race([forked('visitor', target, extent).report, attacking.report]);
  attacking.child.send('enough');
  const { attackCounts, votes } = await attacking.report;
  return {
    ...visitor,
    idleMs: Math.min(...before.pages),
    attackCounts,
    votes: before.votes + visitor.votes + votes,
  };
}

const ROLES = { attackers, visitor };
type Role = keyof typeof ROLES;

function forked(role: Role, target: Target, extent: Extent) {
  const child = fork(import.meta.filename, [role, JSON.stringify(target), JSON.stringify(extent)], {
    execArgv: [],
  });
  const report = Promise.race([
    once(child, 'message').then(([message]) => message as AttackReport),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The ${role} ended with code ${code}.`))),
  ]);
  return { child, report };
}

/** The client that visitor and attackers share. */
function client({ port, publishableKey }: Target) {
  const report: AttackReport = { idleMs: 0, pages: [], failedStatuses: [], votes: 0, attackCounts: {} };
  const agents = new Map<string, Agent>();
  const agentOf = (localAddress: string) => {
    const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, maxSockets: 64 });
    agents.set(localAddress, agent);
    return agent;
  };

  /**
   * Sends a request.
   * @returns the status of the response, 0 without a response
   */
  const send = (localAddress: string, path: string, body?: object, visitor?: string) =>
    new Promise<number>((resolve) => {
      const outgoing = request(
        {
          port,
          host: '127.0.0.1',
          localAddress,
          path,
          agent: agentOf(localAddress),
          method: body ? 'POST' : 'GET',
          headers: {
            apikey: publishableKey,
            ...(body && { 'content-type': 'application/json' }),
            ...(visitor && { 'x-visitor-id': visitor }),
          },
        },
        (response) => response.resume().on('close', () => resolve(response.statusCode ?? 0)),
      );
      outgoing.on('error', () => resolve(0));
      outgoing.end(body && JSON.stringify(body));
    });
  const vote = async (from: string) => {
    const body = { p_id: 'literacia', vote_type: 'up' };
    if ((await send(from, `${BACKEND}/rpc/vote_on_principle`, body, randomUUID())) === 200) report.votes += 1;
  };
  const end = () => {
    for (const agent of agents.values()) agent.destroy();
    return report;
  };
  return { report, send, vote, end };
}

async function visitor(target: Target, extent: Extent): Promise<AttackReport> {
  const { report, send, vote, end } = client(target);
  const until = performance.now() + extent.seconds * 1000;
  while (performance.now() < until || report.pages.length < (extent.pages ?? 0)) {
    const start = performance.now();
    const statuses = [
      await send(VISITOR, '/'),
      ...(await Promise.all(PAGE.map(([path, body]) => send(VISITOR, path, body)))),
    ];
    report.pages.push(performance.now() - start);
    report.failedStatuses.push(...statuses.filter((status) => status !== 200));
    await vote(VISITOR);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return end();
}

async function attackers(target: Target, extent: Extent): Promise<AttackReport> {
  const { report, send, vote, end } = client(target);
  let stopped = false;
  process.once('message', () => {
    stopped = true;
  });
  const repeat = async (attackOnce: () => Promise<void>) => {
    while (!stopped) await attackOnce();
  };
  const { port, file } = target;
  const countAttack = (what: string) => {
    report.attackCounts[what] = (report.attackCounts[what] ?? 0) + 1;
  };
  const repeatInParallel = (count: number, attackOnce: () => Promise<void>) =>
    Array.from({ length: count }, () => repeat(attackOnce));
  const from = (n: number) => {
    const address = attacker(n);
    return [
      ...repeatInParallel(4, async () => {
        countAttack('expressions');
        for (const one of EXPRESSIONS) await send(address, `${BACKEND}/${one}`);
      }),
      ...repeatInParallel(12, async () => {
        countAttack('searches');
        await send(address, `${BACKEND}/rpc/list_suggestions`, { search: 'a e o' });
      }),
      ...repeatInParallel(4, async () => {
        countAttack('votes');
        await vote(address);
      }),
      repeat(async () => {
        countAttack('half-open');
        const sockets: Socket[] = [];
        for (let i = 0; i < 100; i++) {
          const socket = connect({ port, host: '127.0.0.1', localAddress: address }).on('error', () => {});
          socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
          sockets.push(socket);
        }
        await new Promise((resolve) => setTimeout(resolve, 1000));
        for (const socket of sockets) socket.destroy();
      }),
      ...repeatInParallel(4, async () => {
        countAttack('aborted downloads');
        const socket = connect({ port, host: '127.0.0.1', localAddress: address }).on('error', () => {});
        socket.write(`GET ${file} HTTP/1.1\r\nhost: x\r\n\r\n`);
        await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => {});
        socket.destroy();
      }),
    ];
  };
  await Promise.all(Array.from({ length: extent.addresses ?? 3 }, (_, n) => from(n)).flat());
  return end();
}

// Entry point of the forked process.
if (process.argv[1] === import.meta.filename && process.send) {
  const [role, target, extent] = process.argv.slice(2) as [Role, string, string];
  process.send(await ROLES[role](JSON.parse(target), JSON.parse(extent)));
  process.disconnect();
}
