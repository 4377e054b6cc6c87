import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Milliseconds for requests in flight: less than the 30 s after which systemd and
 * containers kill the process.
 */
const LONGEST_ANSWER = 25_000;
/**
 * Milliseconds that idle connections stay open, because a client may be sending its next request. The
 * response to it has `connection: close`.
 */
const GRACE = 1000;

/**
 * Prepares a graceful shutdown: the port closes at once, requests in flight are completed, and connections
 * close after their response.
 * @param longestAnswer milliseconds after which remaining connections are closed
 * @returns a function that starts the shutdown and resolves when the last connection is closed
 */
export function closeGracefully(server: Server, longestAnswer = LONGEST_ANSWER): () => Promise<void> {
  /** Pending responses of each connection. */
  const answering = new Map<Socket, Set<ServerResponse>>();
  let closing: Promise<void> | undefined;
  let graceIsOver = false;

  const announce = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  const cutUnused = () => {
    for (const [socket, responses] of answering) if (responses.size === 0) socket.destroySoon();
  };

  server.on('connection', (socket: Socket) => {
    answering.set(socket, new Set());
    socket.once('close', () => answering.delete(socket));
  });
  // Prepended, so that it runs before the handler.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.get(socket)?.add(response);
    if (closing) announce(response);
    response.once('close', () => {
      answering.get(socket)?.delete(response);
      // A response that began before the shutdown has no `connection: close`.
      if (graceIsOver) cutUnused();
    });
  });

  return () => {
    closing ??= new Promise((resolve) => {
      for (const responses of answering.values()) for (const response of responses) announce(response);
      const timers = [
        setTimeout(() => {
          graceIsOver = true;
          cutUnused();
        }, GRACE),
        setTimeout(() => server.closeAllConnections(), longestAnswer),
      ];
      // http.Server's own close() would close keep-alive connections at once.
      NetServer.prototype.close.call(server, () => {
        for (const timer of timers) clearTimeout(timer);
        resolve();
      });
    });
    return closing;
  };
}
