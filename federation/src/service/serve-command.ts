import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SmokeCheck } from '../checks/index.ts';
import { compose } from '../commands/index.ts';
import { readOrigins } from '../document/index.ts';
import { parseJson } from '../files/json.ts';
import type { PreviewConfig } from '../previews/compose-preview.ts';
import { readKey } from '../previews/link.ts';
import { servePreviews } from '../previews/serve-previews.ts';
import { DEFAULT_LIMITS, type PreviewLimits } from '../previews/store.ts';
import { connectSources, type SiteServer, serveSite } from '../serve/index.ts';
import type { Previews } from './publish-command.ts';
import { publishingService, SERVICE_PATH, type ServiceLog } from './publishing-service.ts';
import { quarantineOf, sweepQuarantine } from './quarantine.ts';
import { readTokens } from './tokens.ts';

/** Request timeout, for an upload over a slow connection. */
const UPLOAD_TIMEOUT_MS = 300_000;
/**
 * Time that a shutdown waits for running commands. Commands that take longer are cut off; crash recovery
 * handles them at the next start.
 */
const SHUTDOWN_TIMEOUT_MS = 10_000;

const logToConsole: ServiceLog = (line) => console.log(line);

export interface ServeOptions {
  site: string;
  port: number;
  host?: string;
  /** Token file, by default `.federation/tokens.json` beside the site. */
  tokens?: string;
  behindProxy?: boolean;
  /** Default: no previews. */
  previews?: {
    port: number;
    origin?: string;
    /** JSON file with overrides of `site.config.json` in previews. */
    configFile?: string;
    limits?: PreviewLimits;
  };
  /** Opens each build in a browser, in a copy of the live site, before it is accepted. */
  smoke?: boolean;
  log?: ServiceLog;
}

/** A server started by {@link serveWithReleases}. */
export interface ServedSite extends SiteServer {
  /** Address of the previews; null without previews. */
  previewsUrl: string | null;
}

/** A smoke check that runs one build at a time: concurrent browsers would overload the machine. */
async function serialSmokeCheck(): Promise<SmokeCheck> {
  const { assertBrowser, smokeCheck } = await import('../dev-tools/smoke.ts');
  await assertBrowser();
  const check = smokeCheck(() => {});
  let previous: Promise<unknown> = Promise.resolve();
  return (candidate, site) => {
    const result = previous.then(() => check(candidate, site));
    previous = result.catch(() => {});
    return result;
  };
}

/** Path of the token file: outside the site, because everything in a site is public. */
export function tokensFileOf(site: string, given?: string): string {
  const file = path.resolve(given ?? path.join(path.dirname(path.resolve(site)), '.federation/tokens.json'));
  if (path.relative(path.resolve(site), file).startsWith('..')) return file;
  throw new Error(
    `--tokens: expected a file outside of ${site}, found ${file}: everything in the site is public. Nothing was done.`,
  );
}

/** Starts the server of the previews. @returns null without previews */
async function startPreviews(
  site: string,
  tokens: string,
  { previews, host, behindProxy, log = logToConsole }: ServeOptions,
): Promise<(Previews & { server: SiteServer }) | null> {
  if (!previews) return null;
  const { port, origin, configFile, limits = DEFAULT_LIMITS } = previews;
  const folder = path.join(path.dirname(tokens), 'previews');
  const key = await readKey(path.join(path.dirname(tokens), 'previews.key'));
  const config = configFile
    ? (parseJson(await readFile(configFile, 'utf8'), configFile) as PreviewConfig)
    : {};
  const server = await servePreviews({ site, folder, key, port, host, origin, behindProxy, log });
  return { folder, limits, config, linkOf: server.linkOf, server };
}

/**
 * Serves a site and its publishing service on one port, and optional previews on another. Recovers first from
 * a crash of an earlier service.
 * @throws when the tokens cannot be read, and when a port is taken.
 */
export async function serveWithReleases(options: ServeOptions): Promise<ServedSite> {
  const { port, host, behindProxy = false, log = logToConsole } = options;
  const site = path.resolve(options.site);
  const tokens = tokensFileOf(site, options.tokens);
  await readTokens(tokens);
  const smoke = options.smoke ? await serialSmokeCheck() : undefined;
  await sweepQuarantine(quarantineOf(tokens));
  // If compose fails, the service still serves the site as it was.
  if (existsSync(site)) await compose(site).catch(({ message }: Error) => log(message));
  const previews = await startPreviews(site, tokens, options);
  const service = publishingService({
    site,
    tokens,
    behindProxy,
    previews: previews ?? undefined,
    log,
    smoke,
  });
  const server = await serveSite({
    site,
    port,
    host,
    choose: 'federation serve --port 5270',
    // Longer than the proxy's own keep-alive of a minute: a connection that the server closes
    // first causes 502 errors.
    limits: {
      requestTimeout: UPLOAD_TIMEOUT_MS,
      ...(behindProxy ? { keepAliveTimeout: 75_000, maxPerAddress: Number.POSITIVE_INFINITY } : {}),
      // The response waits for the smoke check, and for those queued before it.
      ...(smoke ? { silenceTimeout: UPLOAD_TIMEOUT_MS } : {}),
    },
    follow: (config) => ({ connect: connectSources(config), origins: readOrigins(config) }),
    mounts: { [SERVICE_PATH]: service.mount },
  }).catch(async (error) => {
    await previews?.server.close();
    throw error;
  });
  return {
    ...server,
    previewsUrl: previews?.server.url ?? null,
    /** Waits for running commands first. */
    async close() {
      await Promise.race([
        service.idle(),
        new Promise((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref()),
      ]);
      await server.close();
      await previews?.server.close();
    },
  };
}
