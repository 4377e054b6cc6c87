import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { errorOf } from '../errors/error-of.ts';
import { slashRedirect } from './add-slash.ts';
import { closeGracefully } from './close-gracefully.ts';
import { fairStart } from './fair-start.ts';
import { followConfig } from './follow-config.ts';
import { contentSecurityPolicy, mountHeaders, type PublicConfig, securityHeaders } from './headers.ts';
import { type ConnectionLimits, clientKey, limitConnections, serverOptions } from './limits.ts';
import { answerNotFound } from './not-found.ts';
import { type Observer, trackRequest } from './observe.ts';
import { servePackument } from './packages.ts';
import { pageServer } from './page.ts';
import { requestContext } from './request-context.ts';
import { type MountRoutes, routePattern } from './route-of.ts';
import { send } from './send.ts';
import { serveFile } from './static-file.ts';

/** Request handler below a path of the site, such as the embedded backend at `/backend`. */
export type Mount = (request: Request, peer: { peerAddress: string | null }) => Promise<Response>;

/** Options of {@link serveSite}. */
export interface SiteServerOptions {
  site: string;
  /** 0 chooses a free port. */
  port: number;
  host?: string;
  /** Command that sets another port, for the error message. */
  choose?: string;
  /** Overrides keys of `site.config.json` with values known only when the server starts. */
  config?: Record<string, unknown>;
  /** By path: `{ '/backend': mount }`. */
  mounts?: Record<string, Mount>;
  /** Patterns of the paths below a mount, for logs and metrics. */
  routes?: MountRoutes;
  /** For logs and metrics. */
  observe?: Observer;
  /** Origins besides the site that scripts may send requests to. */
  connect?: string[];
  /** Origins besides the site that serve apps. */
  origins?: string[];
  /** Seconds of Strict-Transport-Security; default 0, no header. */
  hsts?: number;
  /** Derives the three options above from `site.config.json`, at start and after each change of the file. */
  follow?: (config: PublicConfig) => Pick<SiteServerOptions, 'connect' | 'origins' | 'hsts'>;
  limits?: ConnectionLimits;
  /** Test hook: returns true if it has handled the request. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

/** A listening server. */
export interface SiteServer {
  url: string;
  port: number;
  /** Closes the port, finishes requests in flight and resolves when the last connection is closed. */
  close(): Promise<void>;
}

const sendText = (response: ServerResponse, status: number, text: string, headers = {}) => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
};

/** Methods that a web Request allows. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** A host with an optional port. Excludes characters that a URL parser treats as user, path or query. */
const HOST = /^(?:\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+)(?::\d{1,5})?$/i;

/** The requested address, or null when it is malformed: the client controls host and path. */
export function addressOf(request: IncomingMessage): URL | null {
  const [path, host] = [request.url ?? '/', request.headers.host ?? 'localhost'];
  // Not resolved against a base: '//' would be read as a host.
  const address = `http://${host}${path}`;
  // Node 20 has no URL.parse.
  return path.startsWith('/') && HOST.test(host) && URL.canParse(address) ? new URL(address) : null;
}

/** Passes a request to a mount, as a web Request without the mount's prefix. */
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
  const result = await mount(
    new Request(url, {
      method: request.method,
      headers,
      signal: aborted.signal,
      ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
    } as RequestInit),
    { peerAddress: request.socket.remoteAddress ?? null },
  );
  response.writeHead(result.status, Object.fromEntries(result.headers));
  if (!result.body) response.end();
  else await send(Readable.fromWeb(result.body as ReadableStream<Uint8Array>), response);
}

/** Responds to a request with a mount, a document, package metadata, a file or the 404 page. */
async function handleRequest(
  options: SiteServerOptions,
  page: ReturnType<typeof pageServer>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (await options.intercept?.(request, response)) return;
  if (!METHODS.includes(request.method ?? '')) {
    return sendText(response, 405, 'Pedido não aceite', { allow: METHODS.join(', ') });
  }
  const url = addressOf(request);
  if (!url) return sendText(response, 400, 'Endereço mal formado');
  const { pathname, search } = url;
  const prefix = Object.keys(options.mounts ?? {}).find((mount) => pathname.startsWith(`${mount}/`));
  const mount = prefix ? options.mounts?.[prefix] : undefined;
  const headers = prefix
    ? mountHeaders(options.hsts ?? 0)
    : securityHeaders(contentSecurityPolicy(options), options.hsts);
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
  if (prefix && mount) return forward(mount, prefix, url, request, response);
  const notFound = () => answerNotFound(options.site, pathname, request, response);
  if (pathname === '/' || pathname === '/index.html') {
    if (!(await page(request, response))) await notFound();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
  // Documents contain configuration that only the server knows.
  const [, route] = /^((?:\/[a-z0-9-]+)+)\/(?:index\.html)?$/.exec(pathname) ?? [];
  if (route && (await page(request, response, route))) return;
  if (await servePackument(options.site, url, response)) return;
  await answerFromFiles(options.site, pathname, search, request, response);
}

/**
 * Serves a file of a composed site, or 404.
 * @param search query of the request, for a redirect
 * @param cacheControl `cache-control` of all files; default: immutable for versions, no-cache for others
 */
export async function answerFromFiles(
  site: string,
  pathname: string,
  search: string,
  request: IncomingMessage,
  response: ServerResponse,
  cacheControl?: string,
): Promise<void> {
  if (await serveFile(path.resolve(site), pathname, request, response, cacheControl)) return;
  const location = await slashRedirect(site, pathname, search);
  if (location) response.writeHead(308, { location }).end();
  else await answerNotFound(site, pathname, request, response);
}

const OTHER_PORT_COMMAND = 'PORT=5270 pnpm start';

const listen = (server: Server, port: number, host: string, choose = OTHER_PORT_COMMAND): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? errorOf('FED-325', { port, command: choose }) : error);
    });
    server.listen(port, host, resolve);
  });

/**
 * Checks that a port is free.
 * @param options.choose command that sets another port, for the error message
 * @throws FED-325 with that command if another program listens on the port
 */
export async function assertPortFree(
  port: number,
  { host = '127.0.0.1', choose = OTHER_PORT_COMMAND } = {},
): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host, choose);
  await new Promise((resolve) => probe.close(resolve));
}

/** Fair-queue key of a request. */
const clientKeyOf = ({ headers, socket }: IncomingMessage, limits?: ConnectionLimits): string =>
  clientKey(
    (limits?.behindProxy &&
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()) ||
      (socket.remoteAddress ?? ''),
  );

/** Options of a listening server. */
export interface ListenOptions
  extends Pick<SiteServerOptions, 'port' | 'host' | 'choose' | 'limits' | 'mounts' | 'routes' | 'observe'> {}

/**
 * Starts a server that calls `answerTo` for each request, and responds with 500 or 503 if it fails.
 * @throws Error with the command for another port if the port is taken
 */
export async function serveRequests(
  answerTo: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  options: ListenOptions,
): Promise<SiteServer> {
  const startFairly = fairStart();
  const mounts = Object.keys(options.mounts ?? {});
  const respond = (
    request: IncomingMessage,
    response: ServerResponse,
    tracked: ReturnType<typeof trackRequest>,
  ) => {
    // The client has disconnected.
    if (response.destroyed) return;
    answerTo(request, response).catch((error: NodeJS.ErrnoException) => {
      // A disconnect during the upload is not an error.
      if (request.destroyed && !request.complete) return void response.destroy();
      tracked.recordError(error);
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeader('x-request-id', tracked.requestId);
      const isOutOfDescriptors = error.code === 'EMFILE' || error.code === 'ENFILE';
      sendText(
        response,
        isOutOfDescriptors ? 503 : 500,
        'O servidor não conseguiu responder. Tente de novo daqui a pouco.',
        { 'cache-control': 'no-store', ...(isOutOfDescriptors ? { 'retry-after': '2' } : {}) },
      );
    });
  };
  const server = createServer(serverOptions(options.limits), (request, response) => {
    const route = routePattern(request.url ?? '/', mounts, options.routes);
    const tracked = trackRequest(request, response, route, options.observe);
    startFairly(clientKeyOf(request, options.limits), () =>
      requestContext.run({ requestId: tracked.requestId }, () => respond(request, response, tracked)),
    );
  });
  const close = closeGracefully(server);
  limitConnections(server, options.limits);
  const host = options.host ?? '127.0.0.1';
  await listen(server, options.port, host, options.choose);
  const { port } = server.address() as AddressInfo;
  const isLocalhost = ['127.0.0.1', '0.0.0.0', '::', 'localhost'].includes(host);
  return {
    url: `http://${isLocalhost ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    close,
  };
}

/**
 * Serves the composed site, with the headers that a production host must send as well.
 * @throws Error with the command for another port if the port is taken
 */
export async function serveSite(options: SiteServerOptions): Promise<SiteServer> {
  const page = pageServer(options.site, options.config);
  const readFollowed = options.follow && followConfig(options.site, options.follow);
  // An unreadable configuration prevents the start.
  await readFollowed?.();
  return serveRequests(
    async (request, response) =>
      handleRequest({ ...options, ...(await readFollowed?.()) }, page, request, response),
    options,
  );
}
