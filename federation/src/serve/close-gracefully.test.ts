// @vitest-environment node
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeGracefully } from './close-gracefully.ts';

let server: Server;
let agent: Agent;
/** Responses that wait until the test ends them, by path. */
let pendingResponses: Map<string, ServerResponse>;
beforeEach(async () => {
  pendingResponses = new Map();
  agent = new Agent({ keepAlive: true });
  server = createServer(({ url = '' }, response) => {
    if (url === '/now') return response.end('now');
    pendingResponses.set(url, response);
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

/** Sends a request on a connection of the agent. */
const request = (port: number, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, agent, host: '127.0.0.1' }, resolve).once('error', reject);
  });
const waitUntilPending = (path: string) => expect.poll(() => pendingResponses.has(path)).toBe(true);

it('closeGracefully closes the port, completes requests in flight and then resolves', async () => {
  const close = closeGracefully(server);
  const port = await listen();
  const slowRequest = request(port, '/slow');
  await waitUntilPending('/slow');
  const closing = close();
  const codeOf = () =>
    request(port, '/now').then(
      (response) => response.resume().statusCode,
      ({ code }) => code,
    );
  await expect.poll(codeOf).toBe('ECONNREFUSED');
  expect([...pendingResponses.keys()]).toEqual(['/slow']);
  pendingResponses.get('/slow')?.end('whole');
  const response = await slowRequest;
  expect(response.headers.connection).toBe('close');
  expect(await response.toArray().then((chunks) => Buffer.concat(chunks).toString())).toBe('whole');
  await closing;
});

/** Sends a request from another thread, and notifies of the connection, which this thread need not accept. */
const CLIENT = `
  const { workerData: { port, connected }, parentPort } = require('node:worker_threads');
  const request = require('node:http').get({ port, path: '/now', host: '127.0.0.1' }, (response) =>
    parentPort.postMessage(String(response.statusCode)));
  request.once('error', ({ code }) => parentPort.postMessage(code));
  request.once('socket', (socket) => socket.once('connect', () => {
    Atomics.store(connected, 0, 1);
    Atomics.notify(connected, 0);
  }));`;

it('closeGracefully responds to a connection that the kernel has queued', async () => {
  const close = closeGracefully(server);
  const port = await listen();
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(CLIENT, { eval: true, workerData: { port, connected } });
  const answer = once(client, 'message');
  await once(client, 'online');
  // Blocks this thread, so that it accepts nothing.
  Atomics.wait(connected, 0, 0, 10_000);
  const closing = close();
  expect(await answer).toEqual(['200']);
  await closing;
  await client.terminate();
});

it('closeGracefully responds to the next request of a keep-alive connection', async () => {
  const close = closeGracefully(server);
  const port = await listen();
  (await request(port, '/now')).resume();
  await expect.poll(() => Object.keys(agent.freeSockets).length).toBe(1);
  const closing = close();
  const nextResponse = await request(port, '/now');
  expect([nextResponse.statusCode, nextResponse.headers.connection]).toEqual([200, 'close']);
  nextResponse.resume();
  await closing;
});

it('closeGracefully does not wait for idle connections', async () => {
  const close = closeGracefully(server);
  const port = await listen();
  const idleSocket = connect(port, '127.0.0.1');
  await once(idleSocket, 'connect');
  const socketEnd = once(idleSocket.resume(), 'end');
  await close();
  await socketEnd;
});

it('closeGracefully aborts a response that exceeds the time limit', async () => {
  const close = closeGracefully(server, 1200);
  const port = await listen();
  const endlessRequest = request(port, '/endless');
  await waitUntilPending('/endless');
  await Promise.all([close(), expect(endlessRequest).rejects.toThrow()]);
});
