import type { IncomingMessage, ServerResponse } from 'node:http';
import { readOrigins, readSiteUrl } from '../document/index.ts';
import { readConfig } from '../publish/read-config.ts';
import {
  addressOf,
  answerFromFiles,
  connectSources,
  contentSecurityPolicy,
  type PublicConfig,
  type SiteServer,
  securityHeaders,
  serveRequests,
} from '../serve/index.ts';
import { expectPreviewsOrigin } from './check-origin.ts';
import { answerKindly } from './kind-page.ts';
import { type Claim, isOver, originFor, readToken, tokenOf } from './link.ts';
import { siteOf, stands, sweepPreviews } from './store.ts';

const A_MINUTE = 60_000;
const ROBOTS = 'User-agent: *\nDisallow: /\n';

export interface PreviewsOptions {
  /** The live site: where a link that is over leads. */
  site: string;
  /** Where previews lie. */
  folder: string;
  key: Buffer;
  /** 0 takes a free one. */
  port: number;
  host?: string;
  /** By which browsers reach it: default, this machine's own. */
  origin?: string;
  behindProxy?: boolean;
  log: (line: string) => void;
}

export interface PreviewsServer extends SiteServer {
  /** The address by which a preview opens. */
  linkOf(claim: Claim): string;
}

/** `/<token>/mfe-x/…`, taken apart. */
const partsOf = (pathname: string) => {
  const [, token = '', ...rest] = pathname.split('/');
  return { token, rest: rest.length > 0 ? `/${rest.join('/')}` : null };
};

/** A preview of its own host is reached by that host alone: what another one has stored stays there. */
const isAt = (origin: string, claim: Claim, host: string): boolean =>
  !origin.includes('*') || new URL(originFor(origin, claim)).host === host;

async function answer(
  { site, folder, key }: PreviewsOptions,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-robots-tag', 'noindex, nofollow');
  const url = addressOf(request);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!url || !reads) return void response.writeHead(url ? 405 : 400, { allow: 'GET, HEAD' }).end();
  if (url.pathname === '/robots.txt') {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    return void response.end(ROBOTS);
  }
  const { token, rest } = partsOf(url.pathname);
  const claim = readToken(key, token);
  const refuse = async (status: 404 | 410) => {
    for (const [name, value] of Object.entries(securityHeaders(''))) response.setHeader(name, value);
    answerKindly(status, readSiteUrl(await readConfig(site).catch(() => ({}))), request, response);
  };
  if (!claim || !isAt(origin, claim, url.host)) return refuse(404);
  if (isOver(claim) || !stands(folder, claim)) return refuse(410);
  if (rest === null) return void response.writeHead(308, { location: `${token}/${url.search}` }).end();
  const preview = siteOf(folder, claim);
  const config = (await readConfig(preview)) as PublicConfig;
  const csp = contentSecurityPolicy({ connect: connectSources(config), origins: readOrigins(config) });
  for (const [name, value] of Object.entries(securityHeaders(csp))) response.setHeader(name, value);
  // Nothing is kept for longer than the link: each file is asked for again.
  await answerFromFiles(preview, rest, url.search, request, response, 'private, no-cache');
}

/** Serves previews, each below its signed link, and removes them when they are over: at the start, and every minute. */
export async function servePreviews(options: PreviewsOptions): Promise<PreviewsServer> {
  const { site, folder, key, port, host, behindProxy, log } = options;
  const siteUrl = readSiteUrl(await readConfig(site).catch(() => ({})));
  if (options.origin !== undefined) expectPreviewsOrigin(options.origin, siteUrl);
  await sweepPreviews(folder);
  let origin = options.origin ?? '';
  const server = await serveRequests((request, response) => answer(options, origin, request, response), {
    port,
    host,
    choose: 'federation serve --previews-port 5176',
    // A proxy keeps its connections for a minute: the one who closes first must not be the server.
    limits: behindProxy ? { keepAliveTimeout: 75_000 } : {},
  });
  origin ||= server.url;
  const sweeping = setInterval(() => {
    sweepPreviews(folder).catch(({ message }: Error) => log(`previews could not be swept: ${message}`));
  }, A_MINUTE);
  sweeping.unref();
  return {
    ...server,
    linkOf: (claim) => `${originFor(origin, claim)}/${tokenOf(key, claim)}/`,
    close() {
      clearInterval(sweeping);
      return server.close();
    },
  };
}
