import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Time for requests in flight: less than the 30 s after which systemd and
 * containers kill the process.
 */
const RESPONSE_TIMEOUT_MS = 25_000;
/**
 * Time that idle connections stay open, because a client may be sending its next request. The
 * response to it has `connection: close`.
 */
const IDLE_GRACE_MS = 1000;

/**
 * Resolves when the server has accepted the connections that the kernel queued: closing the port would reset
 * them. They are accepted in the next poll phase, which may be the one after the current phase.
 */
const acceptQueuedConnections = async () => {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
};

/**
 * Prepares a graceful shutdown: the port closes once queued connections are accepted, requests in flight are
 * completed, and connections close after their response.
 * @param responseTimeoutMs time after which remaining connections are closed
 * @returns a function that starts the shutdown and resolves when the last connection is closed
 */
export function closeGracefully(
  server: Server,
  responseTimeoutMs = RESPONSE_TIMEOUT_MS,
): () => Promise<void> {
  /** Pending responses of each connection. */
  const pendingResponses = new Map<Socket, Set<ServerResponse>>();
  let closing: Promise<void> | undefined;
  let isGraceOver = false;

  /** Tells the client that its connection closes after this response. */
  const announceClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  const closeIdleConnections = () => {
    for (const [socket, responses] of pendingResponses) if (responses.size === 0) socket.destroySoon();
  };

  server.on('connection', (socket: Socket) => {
    pendingResponses.set(socket, new Set());
    socket.once('close', () => pendingResponses.delete(socket));
  });
  // Prepended, so that it runs before the handler.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    pendingResponses.get(socket)?.add(response);
    if (closing) announceClose(response);
    response.once('close', () => {
      pendingResponses.get(socket)?.delete(response);
      // A response that began before the shutdown has no `connection: close`.
      if (isGraceOver) closeIdleConnections();
    });
  });

  return () => {
    closing ??= new Promise((resolve) => {
      for (const responses of pendingResponses.values())
        for (const response of responses) announceClose(response);
      const timers = [
        setTimeout(() => {
          isGraceOver = true;
          closeIdleConnections();
        }, IDLE_GRACE_MS),
        setTimeout(() => server.closeAllConnections(), responseTimeoutMs),
      ];
      void acceptQueuedConnections().then(() =>
        // http.Server's own close() would close keep-alive connections at once.
        NetServer.prototype.close.call(server, () => {
          for (const timer of timers) clearTimeout(timer);
          resolve();
        }),
      );
    });
    return closing;
  };
}
