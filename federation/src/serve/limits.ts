import type { Server, ServerOptions } from 'node:http';

/** Limits of a server against overload. Defaults suit a server without a proxy. */
export interface ConnectionLimits {
  /**
   * Maximum number of open connections. Further ones are closed, so that the process keeps free file
   * descriptors.
   */
  maxConnections?: number;
  /** Maximum for one address, or for one IPv6 /48. Unlimited behind a proxy, which is one address. */
  maxPerAddress?: number;
  /** True behind a proxy: the client is the last entry of `x-forwarded-for`, which the proxy appends. */
  behindProxy?: boolean;
  /** Milliseconds until the headers of a request must have arrived. */
  headersTimeout?: number;
  /** Milliseconds that a connection may be idle. Must be longer than a proxy's own timeout. */
  keepAliveTimeout?: number;
  /** Milliseconds without traffic after which a connection is closed. */
  silenceTimeout?: number;
  /** Milliseconds until the complete request must have arrived. */
  requestTimeout?: number;
}

/** For a complete request: no page sends more than some kilobytes. */
const REQUEST_TIMEOUT_MS = 30_000;
/** An AI provider may take this long to answer. A stalled download is closed. */
const SILENCE_TIMEOUT_MS = 120_000;

/** Returns options for `createServer`, with timeouts for incomplete requests. */
export const serverOptions = ({
  headersTimeout = 10_000,
  keepAliveTimeout = 10_000,
  requestTimeout = REQUEST_TIMEOUT_MS,
}: ConnectionLimits = {}): ServerOptions => ({
  headersTimeout,
  keepAliveTimeout,
  requestTimeout: Math.max(requestTimeout, headersTimeout),
  // Interval of Node's timeout checks. The default is 30 s.
  connectionsCheckingInterval: Math.min(1000, headersTimeout),
});

/**
 * Returns the key of a client: the IPv4 address, or the /48 of an IPv6 address, because one client may use
 * all addresses of a /48. Node shortens IPv6 as in RFC 5952.
 */
export const clientKey = (address: string): string => {
  // An IPv4 address in IPv6 notation.
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!unmapped.includes(':')) return unmapped;
  const groups = unmapped.split('::')[0]?.split(':').filter(Boolean) ?? [];
  return [...groups, '0', '0', '0'].slice(0, 3).join(':');
};

/** Limits open connections, in total and for each client, and closes silent ones. */
export function limitConnections(
  server: Server,
  {
    maxConnections = 2000,
    maxPerAddress = maxConnections / 2,
    silenceTimeout = SILENCE_TIMEOUT_MS,
  }: ConnectionLimits = {},
): void {
  server.maxConnections = maxConnections;
  server.timeout = silenceTimeout;
  const connections = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = clientKey(socket.remoteAddress ?? '');
    const count = connections.get(address) ?? 0;
    if (count >= maxPerAddress) return void socket.destroy();
    connections.set(address, count + 1);
    socket.once('close', () => {
      const remaining = (connections.get(address) ?? 1) - 1;
      if (remaining > 0) connections.set(address, remaining);
      else connections.delete(address);
    });
  });
}
