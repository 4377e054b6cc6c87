import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { withSlash } from './add-slash.ts';
import { closeGracefully } from './close-gracefully.ts';
import { fairStart } from './fair-start.ts';
import { followConfig } from './follow-config.ts';
import { contentSecurityPolicy, mountHeaders, type PublicConfig, securityHeaders } from './headers.ts';
import { type ConnectionLimits, holderOf, limitConnections, serverOptions } from './limits.ts';
import { answerNotFound } from './not-found.ts';
import { type Observer, watch } from './observe.ts';
import { servePackument } from './packages.ts';
import { pageServer } from './page.ts';
import { requestContext } from './request-context.ts';
import { type MountRoutes, routeOf } from './route-of.ts';
import { send } from './send.ts';
import { serveFile } from './static-file.ts';

/** Something that answers below a path of the site, such as the embedded backend at `/backend`. */
export type Mount = (request: Request, peer: { peerAddress: string | null }) => Promise<Response>;

export interface SiteServerOptions {
  site: string;
  /** 0 takes a free port. */
  port: number;
  host?: string;
  /** The command that chooses another port, for the message. */
  choose?: string;
  /** Keys that replace those of `site.config.json`, known only when the server starts. */
  config?: Record<string, unknown>;
  mounts?: Record<string, Mount>;
  /** How logs and metrics name what is below a mount. */
  routes?: MountRoutes;
  /** For logs and metrics. */
  observe?: Observer;
  connect?: string[];
  /** Hosts, besides this one, that serve apps. */
  origins?: string[];
  /** For how many seconds browsers are to use nothing but https here; 0, as it is by default, says nothing of it. */
  hsts?: number;
  /** What of the three above follows `site.config.json`; asked again when the file changes, so no restart is needed. */
  follow?: (config: PublicConfig) => Pick<SiteServerOptions, 'connect' | 'origins' | 'hsts'>;
  limits?: ConnectionLimits;
  /** Test hook: answers true when it dealt with the request itself. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

export interface SiteServer {
  url: string;
  port: number;
  /** Closes the port, answers what is in flight and resolves when the last connection is closed. */
  close(): Promise<void>;
}

const refuse = (response: ServerResponse, status: number, text: string, headers = {}) => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
};

/** What a web Request can carry. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** A host and its port, and nothing that an address would read as a user, a path or a query. */
const HOST = /^(?:\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+)(?::\d{1,5})?$/i;

/** The address as it was asked for, or null when it is none: the host and the path are the client's own words. */
export function addressOf(request: IncomingMessage): URL | null {
  const [path, host] = [request.url ?? '/', request.headers.host ?? 'localhost'];
  // Not resolved against a base: '//' would be read as a host.
  const address = `http://${host}${path}`;
  // Not URL.parse: Node 20 has none.
  return path.startsWith('/') && HOST.test(host) && URL.canParse(address) ? new URL(address) : null;
}

/** Passes a request on to a mount, as a web Request whose path no longer has the mount's prefix. */
async function forward(
  mount: Mount,
  prefix: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
) {
  url.pathname = url.pathname.slice(prefix.length) || '/';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const aborted = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) aborted.abort();
  });
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await mount(
    new Request(url, {
      method: request.method,
      headers,
      signal: aborted.signal,
      ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
    } as RequestInit),
    { peerAddress: request.socket.remoteAddress ?? null },
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body) response.end();
  else await send(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), response);
}

async function answer(
  options: SiteServerOptions,
  page: ReturnType<typeof pageServer>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (await options.intercept?.(request, response)) return;
  if (!METHODS.includes(request.method ?? '')) {
    return refuse(response, 405, 'Pedido não aceite', { allow: METHODS.join(', ') });
  }
  const url = addressOf(request);
  if (!url) return refuse(response, 400, 'Endereço mal formado');
  const { pathname, search } = url;
  const prefix = Object.keys(options.mounts ?? {}).find((mount) => pathname.startsWith(`${mount}/`));
  const mount = prefix ? options.mounts?.[prefix] : undefined;
  const guards = prefix
    ? mountHeaders(options.hsts ?? 0)
    : securityHeaders(contentSecurityPolicy(options), options.hsts);
  for (const [name, value] of Object.entries(guards)) {
    response.setHeader(name, value);
  }
  if (prefix && mount) return forward(mount, prefix, url, request, response);
  const notFound = () => answerNotFound(options.site, pathname, request, response);
  if (pathname === '/' || pathname === '/index.html') {
    if (!(await page(request, response))) await notFound();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
  // What only the server knows of the configuration is in these as well.
  const [, route] = /^((?:\/[a-z0-9-]+)+)\/(?:index\.html)?$/.exec(pathname) ?? [];
  if (route && (await page(request, response, route))) return;
  if (await servePackument(options.site, url, response)) return;
  await answerFromFiles(options.site, pathname, search, request, response);
}

/**
 * Answers with a file of a composed site, or says that there is none.
 * @param kept how long browsers keep a file: default, a version's for ever
 */
export async function answerFromFiles(
  site: string,
  pathname: string,
  search: string,
  request: IncomingMessage,
  response: ServerResponse,
  kept?: string,
): Promise<void> {
  if (await serveFile(path.resolve(site), pathname, request, response, kept)) return;
  const location = await withSlash(site, pathname, search);
  if (location) response.writeHead(308, { location }).end();
  else await answerNotFound(site, pathname, request, response);
}

const OTHER_PORT = 'PORT=5270 pnpm start';

const listen = (server: Server, port: number, host: string, choose = OTHER_PORT): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Stop it, or choose another: ${choose}`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, resolve);
  });

/**
 * @param options.choose the command that chooses another port, for the message
 * @throws when another program listens on the port, saying how to choose another.
 */
export async function expectFreePort(
  port: number,
  { host = '127.0.0.1', choose = OTHER_PORT } = {},
): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host, choose);
  await new Promise((resolve) => probe.close(resolve));
}

/** Whose line a request stands in. */
const askerOf = ({ headers, socket }: IncomingMessage, limits?: ConnectionLimits): string =>
  holderOf(
    (limits?.behindProxy &&
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()) ||
      (socket.remoteAddress ?? ''),
  );

/** What a server listens with. */
export interface Listening
  extends Pick<SiteServerOptions, 'port' | 'host' | 'choose' | 'limits' | 'mounts' | 'routes' | 'observe'> {}

/**
 * Listens, and stands by whatever happens to an answer.
 * @throws when the port is taken, saying how to choose another.
 */
export async function serveRequests(
  answerTo: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  options: Listening,
): Promise<SiteServer> {
  const start = fairStart();
  const mounts = Object.keys(options.mounts ?? {});
  const begin = (request: IncomingMessage, response: ServerResponse, watched: ReturnType<typeof watch>) => {
    // Nobody waits for it any more.
    if (response.destroyed) return;
    answerTo(request, response).catch((error: NodeJS.ErrnoException) => {
      // A client that went away while it sent: there is no fault and nobody to tell.
      if (request.destroyed && !request.complete) return void response.destroy();
      watched.failed(error);
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeader('x-request-id', watched.requestId);
      const tooBusy = error.code === 'EMFILE' || error.code === 'ENFILE';
      refuse(
        response,
        tooBusy ? 503 : 500,
        'O servidor não conseguiu responder. Tente de novo daqui a pouco.',
        { 'cache-control': 'no-store', ...(tooBusy ? { 'retry-after': '2' } : {}) },
      );
    });
  };
  const server = createServer(serverOptions(options.limits), (request, response) => {
    const route = routeOf(request.url ?? '/', mounts, options.routes);
    const watched = watch(request, response, route, options.observe);
    start(askerOf(request, options.limits), () =>
      requestContext.run({ requestId: watched.requestId }, () => begin(request, response, watched)),
    );
  });
  const close = closeGracefully(server);
  limitConnections(server, options.limits);
  const host = options.host ?? '127.0.0.1';
  await listen(server, options.port, host, options.choose);
  const { port } = server.address() as AddressInfo;
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', 'localhost'].includes(host);
  return {
    url: `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    close,
  };
}

/**
 * Serves the composed site, with the headers that a production host must send as well.
 * @throws when the port is taken, saying how to choose another.
 */
export async function serveSite(options: SiteServerOptions): Promise<SiteServer> {
  const page = pageServer(options.site, options.config);
  const followed = options.follow && followConfig(options.site, options.follow);
  // A file that cannot be read refuses the start.
  await followed?.();
  return serveRequests(
    async (request, response) => answer({ ...options, ...(await followed?.()) }, page, request, response),
    options,
  );
}
