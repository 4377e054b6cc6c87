import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

// Attack on a server on this machine, for the benchmark under-attack.ts and scripts/under-attack.test.ts.

/** The server under attack, on 127.0.0.1. */
interface Target {
  port: number;
  publishableKey: string;
  /** Path of a large file of the site. */
  file: string;
}

interface AttackOptions {
  /** Minimum duration of the attack. */
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
const attackerAddress = (n: number) => `127.0.1.${n + 1}`;
const BACKEND = '/backend/rest/v1';

/** Requests that the manifesto page sends in parallel when it opens. */
export const PAGE_REQUESTS: [path: string, body?: object][] = [
  [`${BACKEND}/manifesto_principles?select=*&order=position`],
  [`${BACKEND}/manifesto_versions?select=version`],
  [`${BACKEND}/rpc/list_suggestions`, {}],
  [`${BACKEND}/rpc/manifesto_totals`, {}],
];

/** Queries that are expensive to parse or to run: backtracking, deep nesting, recursive embedding. */
const EXPENSIVE_QUERIES = [
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
export async function attack(target: Target, options: AttackOptions): Promise<AttackReport> {
  // Warm up: the server's work for its first visitor is not an effect of the attack.
  const before = await forkRole('visitor', target, { seconds: 0, pages: 3 }).report;
  const attackProcess = forkRole('attackers', target, options);
  const visitor = await Promise.race([forkRole('visitor', target, options).report, attackProcess.report]);
  attackProcess.child.send('stop');
  const { attackCounts, votes } = await attackProcess.report;
  return {
    ...visitor,
    idleMs: Math.min(...before.pages),
    attackCounts,
    votes: before.votes + visitor.votes + votes,
  };
}

const ROLES = { attackers, visitor };
type Role = keyof typeof ROLES;

/** Runs one role in its own process. */
function forkRole(role: Role, target: Target, options: AttackOptions) {
  const child = fork(import.meta.filename, [role, JSON.stringify(target), JSON.stringify(options)], {
    execArgv: [],
  });
  const report = Promise.race([
    once(child, 'message').then(([message]) => message as AttackReport),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The ${role} ended with code ${code}.`))),
  ]);
  return { child, report };
}

/** Creates the HTTP client of a role, with the report that it fills. */
function createClient({ port, publishableKey }: Target) {
  const report: AttackReport = { idleMs: 0, pages: [], failedStatuses: [], votes: 0, attackCounts: {} };
  const agents = new Map<string, Agent>();
  const agentFor = (localAddress: string) => {
    const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, maxSockets: 64 });
    agents.set(localAddress, agent);
    return agent;
  };

  /**
   * Sends a request from a local address.
   * @param visitor visitor id
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
          agent: agentFor(localAddress),
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

/** Opens the page again and again, votes after each, and measures its time. */
async function visitor(target: Target, options: AttackOptions): Promise<AttackReport> {
  const { report, send, vote, end } = createClient(target);
  const deadline = performance.now() + options.seconds * 1000;
  while (performance.now() < deadline || report.pages.length < (options.pages ?? 0)) {
    const start = performance.now();
    const statuses = [
      await send(VISITOR, '/'),
      ...(await Promise.all(PAGE_REQUESTS.map(([path, body]) => send(VISITOR, path, body)))),
    ];
    report.pages.push(performance.now() - start);
    report.failedStatuses.push(...statuses.filter((status) => status !== 200));
    await vote(VISITOR);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return end();
}

/** Attacks from several addresses until the parent process sends a message. */
async function attackers(target: Target, options: AttackOptions): Promise<AttackReport> {
  const { report, send, vote, end } = createClient(target);
  let stopped = false;
  process.once('message', () => {
    stopped = true;
  });
  const repeat = async (attackOnce: () => Promise<void>) => {
    while (!stopped) await attackOnce();
  };
  const { port, file } = target;
  const countAttack = (kind: string) => {
    report.attackCounts[kind] = (report.attackCounts[kind] ?? 0) + 1;
  };
  const repeatInParallel = (count: number, attackOnce: () => Promise<void>) =>
    Array.from({ length: count }, () => repeat(attackOnce));
  const startAttacks = (n: number) => {
    const address = attackerAddress(n);
    return [
      ...repeatInParallel(4, async () => {
        countAttack('expressions');
        for (const query of EXPENSIVE_QUERIES) await send(address, `${BACKEND}/${query}`);
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
  await Promise.all(Array.from({ length: options.addresses ?? 3 }, (_, n) => startAttacks(n)).flat());
  return end();
}

// Entry point of the forked process.
if (process.argv[1] === import.meta.filename && process.send) {
  const [role, target, options] = process.argv.slice(2) as [Role, string, string];
  process.send(await ROLES[role](JSON.parse(target), JSON.parse(options)));
  process.disconnect();
}
