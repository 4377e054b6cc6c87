// @vitest-environment node
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeGracefully } from './close-gracefully.ts';

let server: Server;
let agent: Agent;
/** Responses that the test ends, by path. */
let held: Map<string, ServerResponse>;
beforeEach(async () => {
  held = new Map();
  agent = new Agent({ keepAlive: true });
  server = createServer((request, response) => {
    if (request.url === '/now') return response.end('now');
    held.set(request.url ?? '', response);
  });
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function listen(): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const ask = (port: number, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, agent, host: '127.0.0.1' }, resolve).once('error', reject);
  });
const isHeld = (path: string) => expect.poll(() => held.has(path)).toBe(true);

it('closeGracefully closes the port at once, completes requests in flight and then resolves', async () => {
  const close = closeGracefully(server);
  const port = await listen();
  const slow = ask(port, '/slow');
  await isHeld('/slow');
  const closed = close();
  // ECONNRESET if the kernel queued the connection before it closed the port.
  await expect(ask(port, '/new')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  expect([...held.keys()]).toEqual(['/slow']);
  held.get('/slow')?.end('whole');
  const answer = await slow;
  expect(answer.headers.connection).toBe('close');
  expect(await answer.toArray().then((chunks) => Buffer.concat(chunks).toString())).toBe('whole');
  await closed;
});

it('closeGracefully responds to the next request of a keep-alive connection', async () => {
  const close = closeGracefully(server);
  const port = await listen();
  (await ask(port, '/now')).resume();
  await expect.poll(() => Object.keys(agent.freeSockets).length).toBe(1);
  const closed = close();
  const next = await ask(port, '/now');
  expect([next.statusCode, next.headers.connection]).toEqual([200, 'close']);
  next.resume();
  await closed;
});

it('closeGracefully does not wait for idle connections', async () => {
  const close = closeGracefully(server);
  const port = await listen();
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent.resume(), 'end');
  await close();
  await ended;
});

it('closeGracefully aborts a response that exceeds the time limit', async () => {
  const close = closeGracefully(server, 1200);
  const port = await listen();
  const endless = ask(port, '/endless');
  await isHeld('/endless');
  await Promise.all([close(), expect(endless).rejects.toThrow()]);
});
