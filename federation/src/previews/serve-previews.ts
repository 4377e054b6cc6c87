import type { IncomingMessage, ServerResponse } from 'node:http';
import { readOrigins, readSiteUrl } from '../document/index.ts';
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
import { readConfig } from '../site/config.ts';
import { assertPreviewsOrigin } from './check-origin.ts';
import { answerInvalidLink } from './invalid-link-page.ts';
import { type Claim, createToken, isExpired, previewOrigin, readToken } from './link.ts';
import { isStored, previewSiteFolder, sweepPreviews } from './store.ts';

const SWEEP_INTERVAL_MS = 60_000;
const ROBOTS = 'User-agent: *\nDisallow: /\n';

export interface PreviewsOptions {
  /** Folder of the live site. The page for an invalid link leads to its `siteUrl`. */
  site: string;
  /** Folder of the previews. */
  folder: string;
  /** Key that signs the links. */
  key: Buffer;
  /** 0 chooses a free port. */
  port: number;
  host?: string;
  /** Public origin, by default this machine's address and port. */
  origin?: string;
  behindProxy?: boolean;
  log: (line: string) => void;
}

export interface PreviewsServer extends SiteServer {
  /** Returns the signed address of a preview. */
  linkOf(claim: Claim): string;
}

/** Splits `/<token>/mfe-x/…`. `rest` is null without a slash after the token. */
const splitPath = (pathname: string) => {
  const [, token = '', ...rest] = pathname.split('/');
  return { token, rest: rest.length > 0 ? `/${rest.join('/')}` : null };
};

/**
 * With a wildcard origin, a preview responds only at its own host, so that previews do not
 * share browser storage.
 */
const isOwnHost = (origin: string, claim: Claim, host: string): boolean =>
  !origin.includes('*') || new URL(previewOrigin(origin, claim)).host === host;

async function handleRequest(
  { site, folder, key }: PreviewsOptions,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-robots-tag', 'noindex, nofollow');
  const url = addressOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!url || !isRead) return void response.writeHead(url ? 405 : 400, { allow: 'GET, HEAD' }).end();
  if (url.pathname === '/robots.txt') {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    return void response.end(ROBOTS);
  }
  const { token, rest } = splitPath(url.pathname);
  const claim = readToken(key, token);
  // 404: forged, or at another preview's host. 410: expired or deleted.
  const respondInvalidLink = async (status: 404 | 410) => {
    for (const [name, value] of Object.entries(securityHeaders(''))) response.setHeader(name, value);
    answerInvalidLink(status, readSiteUrl(await readConfig(site).catch(() => ({}))), request, response);
  };
  if (!claim || !isOwnHost(origin, claim, url.host)) return respondInvalidLink(404);
  if (isExpired(claim) || !isStored(folder, claim)) return respondInvalidLink(410);
  if (rest === null) return void response.writeHead(308, { location: `${token}/${url.search}` }).end();
  const preview = previewSiteFolder(folder, claim);
  const config = (await readConfig(preview)) as PublicConfig;
  const csp = contentSecurityPolicy({ connect: connectSources(config), origins: readOrigins(config) });
  for (const [name, value] of Object.entries(securityHeaders(csp))) response.setHeader(name, value);
  // No caching beyond the link's expiry: browsers revalidate each file.
  await answerFromFiles(preview, rest, url.search, request, response, 'private, no-cache');
}

/** Serves previews by signed links. Deletes expired ones at start and every minute. */
export async function servePreviews(options: PreviewsOptions): Promise<PreviewsServer> {
  const { site, folder, key, port, host, behindProxy, log } = options;
  const siteUrl = readSiteUrl(await readConfig(site).catch(() => ({})));
  if (options.origin !== undefined) assertPreviewsOrigin(options.origin, siteUrl);
  await sweepPreviews(folder);
  let origin = options.origin ?? '';
  const server = await serveRequests(
    (request, response) => handleRequest(options, origin, request, response),
    {
      port,
      host,
      // For the error message when the port is taken.
      choose: 'federation serve --previews-port 5176',
      // Longer than the proxy's own keep-alive of a minute: a connection that the server closes
      // first causes 502 errors.
      limits: behindProxy ? { keepAliveTimeout: 75_000 } : {},
    },
  );
  origin ||= server.url;
  const sweepTimer = setInterval(() => {
    sweepPreviews(folder).catch(({ message }: Error) =>
      log(`expired previews could not be deleted: ${message}`),
    );
  }, SWEEP_INTERVAL_MS);
  sweepTimer.unref();
  return {
    ...server,
    linkOf: (claim) => `${previewOrigin(origin, claim)}/${createToken(key, claim)}/`,
    close() {
      clearInterval(sweepTimer);
      return server.close();
    },
  };
}
