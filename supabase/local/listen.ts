import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { closeGracefully } from '../../federation/src/serve/close-gracefully.ts';

type Fetch = (request: Request, context: { peerAddress: string | null }) => Promise<Response>;
interface NodeBindings {
  incoming: { socket: { remoteAddress?: string } };
}

/** Thrown when another program uses the port. */
export class PortTaken extends Error {
  override name = 'PortTaken';
}

/**
 * Starts the HTTP server of the embedded backend. Its timeouts end requests of slow clients, which would
 * otherwise hold all connections.
 * @throws PortTaken
 */
export function listen(
  fetch: Fetch,
  port: number,
  host = '127.0.0.1',
): Promise<{ url: string; close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, env) =>
          fetch(request, {
            peerAddress: (env as unknown as NodeBindings).incoming.socket.remoteAddress ?? null,
          }),
        port,
        hostname: host,
        serverOptions: {
          requestTimeout: 15_000,
          headersTimeout: 10_000,
          keepAliveTimeout: 10_000,
          // Interval of Node's timeout checks; the default is 30 seconds.
          connectionsCheckingInterval: 1000,
        },
      },
      (info: AddressInfo) => {
        resolve({
          url: `http://${host}:${info.port}`,
          close: closeGracefully(server as Server),
        });
      },
    );
    server.maxConnections = 2000;
    // Idle timeout of a connection: an AI answer may take this long.
    (server as Server).timeout = 120_000;
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTaken(`A porta ${port} já está ocupada. / Port ${port} is taken: choose another.`, {
              cause: error,
            })
          : error,
      );
    });
  });
}
