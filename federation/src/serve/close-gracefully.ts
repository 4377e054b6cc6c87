import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Milliseconds for requests in flight: less than the 30 s after which systemd and containers kill. */
const LONGEST_ANSWER = 25_000;
/**
 * Milliseconds for which connections without a request stay open: a client may just be sending its next one. It is
 * answered, with `connection: close`.
 */
const GRACE = 1000;

/**
 * Prepares a server to stop without a broken request: the port closes at once, requests in flight are answered, and
 * connections close after their answer.
 * @param longestAnswer milliseconds after which connections that are still busy are cut
 * @returns stops it; resolves when the last connection is closed
 */
export function closeGracefully(server: Server, longestAnswer = LONGEST_ANSWER): () => Promise<void> {
  /** The answers that each connection waits for. */
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
  // First, so that it precedes whatever answers.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.get(socket)?.add(response);
    if (closing) announce(response);
    response.once('close', () => {
      answering.get(socket)?.delete(response);
      // An answer that had begun before the stop leaves its connection open.
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
      // Not `close` of http: it would cut kept connections at once.
      NetServer.prototype.close.call(server, () => {
        for (const timer of timers) clearTimeout(timer);
        resolve();
      });
    });
    return closing;
  };
}
