import type { Server, ServerOptions } from 'node:http';

export interface ConnectionLimits {
  /** Connections at once. Above, new ones are closed: better than a process without file descriptors. */
  maxConnections?: number;
  /** Of them, those that one address, or one IPv6 /48, may hold: nobody alone keeps the others out. No limit behind a proxy, which is one. */
  maxPerAddress?: number;
  /** The one who asks is whom the proxy in front appended to `x-forwarded-for`. */
  behindProxy?: boolean;
  /** Milliseconds until the head of a request must be there. */
  headersTimeout?: number;
  /** Milliseconds that a connection may wait for its next request. Above a proxy's own, where there is one. */
  keepAliveTimeout?: number;
  /** Milliseconds for which nothing may move on a connection. */
  silenceTimeout?: number;
  /** Milliseconds until a whole request must be there, body included. */
  requestTimeout?: number;
}

/** A whole request, body included: no page sends more than some kilobytes. */
const REQUEST_TIMEOUT = 30_000;
/** A connection on which nothing moves at all: an AI answer may think this long, a download may not stand still longer. */
const SILENCE_TIMEOUT = 120_000;

/** For `createServer`: those who never finish their request are not waited for. */
export const serverOptions = ({
  headersTimeout = 10_000,
  keepAliveTimeout = 10_000,
  requestTimeout = REQUEST_TIMEOUT,
}: ConnectionLimits = {}): ServerOptions => ({
  headersTimeout,
  keepAliveTimeout,
  requestTimeout: Math.max(requestTimeout, headersTimeout),
  // How often Node looks for those who are late; its default is half a minute.
  connectionsCheckingInterval: Math.min(1000, headersTimeout),
});

/** IPv4 as it is; of IPv6 the /48, of which one client may have all the addresses. Node writes them shortened, as RFC 5952 says. */
export const holderOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const written = plain.split('::')[0]?.split(':').filter(Boolean) ?? [];
  return [...written, '0', '0', '0'].slice(0, 3).join(':');
};

export function limitConnections(
  server: Server,
  {
    maxConnections = 2000,
    maxPerAddress = maxConnections / 2,
    silenceTimeout = SILENCE_TIMEOUT,
  }: ConnectionLimits = {},
): void {
  server.maxConnections = maxConnections;
  server.timeout = silenceTimeout;
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = holderOf(socket.remoteAddress ?? '');
    const count = held.get(address) ?? 0;
    if (count >= maxPerAddress) return void socket.destroy();
    held.set(address, count + 1);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
  });
}
