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
  /** It goes on until the visitor has opened so many pages. */
  pages?: number;
  /** How many addresses attack. */
  addresses?: number;
}

export interface AttackReport {
  /** Milliseconds that the page took before anybody attacked. */
  calm: number;
  /** Milliseconds that each page of the ordinary visitor took, from asking for it until all that it asks for was there. */
  pages: number[];
  /** What the ordinary visitor was answered that was not 200. */
  refused: number[];
  /** Votes that were answered 200, by anyone. */
  votes: number;
  /** How often each kind of attack struck. */
  strikes: Record<string, number>;
}

/** On Linux every address of 127.0.0.0/8 is this machine: attackers and visitor are different addresses. */
const VISITOR = '127.0.0.10';
const attacker = (n: number) => `127.0.1.${n + 1}`;
const BACKEND = '/backend/rest/v1';

/** What the page of the manifesto asks when it opens, all at once. */
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
 * Attacks a site in every way at once for some seconds, while one ordinary visitor goes on using it: expressions, floods of
 * reads and of votes, half-open connections and downloads that are given up. Attackers and visitor are processes of their
 * own, so that the server has its time for itself. Linux alone: it needs several addresses.
 */
export async function attack(target: Target, extent: Extent): Promise<AttackReport> {
  // A site that is in use: what a server prepares for its first visitor is not what an attack does to it.
  const before = await away('visitor', target, { seconds: 0, pages: 3 }).report;
  const attacking = away('attackers', target, extent);
  const visitor = await Promise.race([away('visitor', target, extent).report, attacking.report]);
  attacking.child.send('enough');
  const { strikes, votes } = await attacking.report;
  return {
    ...visitor,
    calm: Math.min(...before.pages),
    strikes,
    votes: before.votes + visitor.votes + votes,
  };
}

const ROLES = { attackers, visitor };
type Role = keyof typeof ROLES;

function away(role: Role, target: Target, extent: Extent) {
  const child = fork(import.meta.filename, [role, JSON.stringify(target), JSON.stringify(extent)], {
    execArgv: [],
  });
  const report = Promise.race([
    once(child, 'message').then(([said]) => said as AttackReport),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The ${role} ended with code ${code}.`))),
  ]);
  return { child, report };
}

/** What both do: ask, vote, and go on until it is enough. */
function client({ port, publishableKey }: Target) {
  const report: AttackReport = { calm: 0, pages: [], refused: [], votes: 0, strikes: {} };
  const agents = new Map<string, Agent>();
  const agentOf = (localAddress: string) => {
    const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, maxSockets: 64 });
    agents.set(localAddress, agent);
    return agent;
  };

  /** @returns the status of the answer, 0 when there is none */
  const ask = (localAddress: string, path: string, body?: object, visitor?: string) =>
    new Promise<number>((resolve) => {
      const sent = request(
        {
          ...{ port, host: '127.0.0.1', localAddress, path, agent: agentOf(localAddress) },
          method: body ? 'POST' : 'GET',
          headers: {
            apikey: publishableKey,
            ...(body && { 'content-type': 'application/json' }),
            ...(visitor && { 'x-visitor-id': visitor }),
          },
        },
        (answer) => answer.resume().on('close', () => resolve(answer.statusCode ?? 0)),
      );
      sent.on('error', () => resolve(0));
      sent.end(body && JSON.stringify(body));
    });
  const vote = async (from: string) => {
    const body = { p_id: 'literacia', vote_type: 'up' };
    if ((await ask(from, `${BACKEND}/rpc/vote_on_principle`, body, randomUUID())) === 200) report.votes += 1;
  };
  const end = () => {
    for (const agent of agents.values()) agent.destroy();
    return report;
  };
  return { report, ask, vote, end };
}

async function visitor(target: Target, extent: Extent): Promise<AttackReport> {
  const { report, ask, vote, end } = client(target);
  const until = performance.now() + extent.seconds * 1000;
  while (performance.now() < until || report.pages.length < (extent.pages ?? 0)) {
    const start = performance.now();
    const answers = [
      await ask(VISITOR, '/'),
      ...(await Promise.all(PAGE.map(([path, body]) => ask(VISITOR, path, body)))),
    ];
    report.pages.push(performance.now() - start);
    report.refused.push(...answers.filter((status) => status !== 200));
    await vote(VISITOR);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return end();
}

async function attackers(target: Target, extent: Extent): Promise<AttackReport> {
  const { report, ask, vote, end } = client(target);
  let enough = false;
  process.once('message', () => {
    enough = true;
  });
  const again = async (strike: () => Promise<void>) => {
    while (!enough) await strike();
  };
  const { port, file } = target;
  const struck = (what: string) => {
    report.strikes[what] = (report.strikes[what] ?? 0) + 1;
  };
  const many = (count: number, strike: () => Promise<void>) =>
    Array.from({ length: count }, () => again(strike));
  const from = (n: number) => {
    const address = attacker(n);
    return [
      ...many(4, async () => {
        struck('expressions');
        for (const one of EXPRESSIONS) await ask(address, `${BACKEND}/${one}`);
      }),
      ...many(12, async () => {
        struck('searches');
        await ask(address, `${BACKEND}/rpc/list_suggestions`, { search: 'a e o' });
      }),
      ...many(4, async () => {
        struck('votes');
        await vote(address);
      }),
      again(async () => {
        struck('half-open');
        const sockets: Socket[] = [];
        for (let i = 0; i < 100; i++) {
          const socket = connect({ port, host: '127.0.0.1', localAddress: address }).on('error', () => {});
          socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
          sockets.push(socket);
        }
        await new Promise((resolve) => setTimeout(resolve, 1000));
        for (const socket of sockets) socket.destroy();
      }),
      ...many(4, async () => {
        struck('downloads given up');
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

// As a process of its own.
if (process.argv[1] === import.meta.filename && process.send) {
  const [role, target, extent] = process.argv.slice(2) as [Role, string, string];
  process.send(await ROLES[role](JSON.parse(target), JSON.parse(extent)));
  process.disconnect();
}
