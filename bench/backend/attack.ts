import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

interface Target {
  port: number;
  publishableKey: string;
  /** A large file of the site. */
  file: string;
}

export interface AttackReport {
  /** Milliseconds that each request of the ordinary visitor took. */
  times: number[];
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

/** What a page of the manifesto asks. */
const PAGE: [string, object?][] = [
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
 * reads and of votes, half-open connections and downloads that are given up. Linux alone: it needs several addresses.
 */
export async function attack(
  { port, publishableKey, file }: Target,
  { seconds, addresses = 3 }: { seconds: number; addresses?: number },
): Promise<AttackReport> {
  const report: AttackReport = { times: [], refused: [], votes: 0, strikes: {} };
  const until = performance.now() + seconds * 1000;
  const lasts = () => performance.now() < until;
  const struck = (what: string) => {
    report.strikes[what] = (report.strikes[what] ?? 0) + 1;
  };
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
  const again = async (strike: () => Promise<void>) => {
    while (lasts()) await strike();
  };
  const many = (count: number, strike: () => Promise<void>) =>
    Array.from({ length: count }, () => again(strike));

  let visitors = 0;
  const newVisitor = () => `00000000-0000-4000-8000-${String(++visitors).padStart(12, '0')}`;
  const vote = async (from: string, visitor: string) => {
    const body = { p_id: 'literacia', vote_type: 'up' };
    if ((await ask(from, `${BACKEND}/rpc/vote_on_principle`, body, visitor)) === 200) report.votes += 1;
  };

  const attacks = Array.from({ length: addresses }, (_, n) => attacker(n)).flatMap((from) => [
    ...many(4, async () => {
      struck('expressions');
      for (const one of EXPRESSIONS) await ask(from, `${BACKEND}/${one}`);
    }),
    ...many(12, async () => {
      struck('searches');
      await ask(from, `${BACKEND}/rpc/list_suggestions`, { search: 'a e o' });
    }),
    ...many(4, async () => {
      struck('votes');
      await vote(from, newVisitor());
    }),
    again(async () => {
      struck('half-open');
      const sockets: Socket[] = [];
      for (let i = 0; i < 100; i++) {
        const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
        socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
        sockets.push(socket);
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(1000, until - performance.now())));
      for (const socket of sockets) socket.destroy();
    }),
    ...many(4, async () => {
      struck('downloads given up');
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
      socket.write(`GET ${file} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => {});
      socket.destroy();
    }),
  ]);

  const visit = again(async () => {
    for (const [path, body] of [['/'] as [string], ...PAGE]) {
      const start = performance.now();
      const status = await ask(VISITOR, path, body);
      report.times.push(performance.now() - start);
      if (status !== 200) report.refused.push(status);
    }
    await vote(VISITOR, newVisitor());
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await Promise.all([...attacks, visit]);
  for (const agent of agents.values()) agent.destroy();
  return report;
}
