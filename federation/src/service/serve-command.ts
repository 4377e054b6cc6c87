import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readOrigins } from '../document/index.ts';
import type { Candidate } from '../gate/index.ts';
import type { PreviewConfig } from '../previews/compose-preview.ts';
import { readKey } from '../previews/link.ts';
import { servePreviews } from '../previews/serve-previews.ts';
import { type PreviewLimits, USUAL_LIMITS } from '../previews/store.ts';
import { compose } from '../publish/index.ts';
import { parseJson } from '../publish/parse-json.ts';
import { connectSources, type SiteServer, serveSite } from '../serve/index.ts';
import type { Previews } from './publish-command.ts';
import { publishingService, SERVICE_PATH, type ServiceLog } from './publishing-service.ts';
import { quarantineOf, sweepQuarantine } from './quarantine.ts';
import { readTokens } from './tokens.ts';

/** An upload over a slow line. */
const UPLOAD_TIME = 300_000;
/** A service that is asked to end waits so long for what is under way; what is cut off then is as if it had been killed. */
const LAST_WORK = 10_000;

const say: ServiceLog = (line) => console.log(line);

export interface ServeOptions {
  site: string;
  port: number;
  host?: string;
  /** File of the tokens: default, `.federation/tokens.json` beside the site. */
  tokens?: string;
  behindProxy?: boolean;
  /** Default: no previews. */
  previews?: {
    port: number;
    origin?: string;
    /** JSON, with keys that replace those of `site.config.json` in previews. */
    configFile?: string;
    limits?: PreviewLimits;
  };
  /** Opens each build in a browser, among what is live, before it is taken. */
  smoke?: boolean;
  log?: ServiceLog;
}

/** What {@link serveWithReleases} started. */
export interface ServedSite extends SiteServer {
  /** Address of the previews; null without them. */
  previewsUrl: string | null;
}

/** One browser at a time, however many publish: each would fill a machine. */
async function smokeInTurn(): Promise<Candidate['smoke']> {
  const { expectBrowser, smokeCheck } = await import('../loop/smoke.ts');
  await expectBrowser();
  const check = smokeCheck(() => {});
  let last: Promise<unknown> = Promise.resolve();
  return (candidate) => {
    const mine = last.then(() => check(candidate));
    last = mine.catch(() => {});
    return mine;
  };
}

/** Beside the site, not in it: everything in it is public. */
export function tokensFileOf(site: string, given?: string): string {
  const file = path.resolve(given ?? path.join(path.dirname(path.resolve(site)), '.federation/tokens.json'));
  if (path.relative(path.resolve(site), file).startsWith('..')) return file;
  throw new Error(
    `--tokens: expected a file outside of ${site}, found ${file}. Everything in the site becomes public. Nothing was done.`,
  );
}

async function startPreviews(
  site: string,
  tokens: string,
  { previews, host, behindProxy, log = say }: ServeOptions,
): Promise<(Previews & { server: SiteServer }) | null> {
  if (!previews) return null;
  const { port, origin, configFile, limits = USUAL_LIMITS } = previews;
  const folder = path.join(path.dirname(tokens), 'previews');
  const key = await readKey(path.join(path.dirname(tokens), 'previews.key'));
  const config = configFile
    ? (parseJson(await readFile(configFile, 'utf8'), configFile) as PreviewConfig)
    : {};
  const server = await servePreviews({ site, folder, key, port, host, origin, behindProxy, log });
  return { folder, limits, config, linkOf: server.linkOf, server };
}

/**
 * Serves a site and takes releases for it, on one port; previews, where they are wanted, on another. What a service that was
 * killed left is put in order first.
 * @throws when the tokens cannot be read, and when a port is taken.
 */
export async function serveWithReleases(options: ServeOptions): Promise<ServedSite> {
  const { port, host, behindProxy = false, log = say } = options;
  const site = path.resolve(options.site);
  const tokens = tokensFileOf(site, options.tokens);
  await readTokens(tokens);
  const smoke = options.smoke ? await smokeInTurn() : undefined;
  await sweepQuarantine(quarantineOf(tokens));
  // A site that cannot be composed goes on being served as it was.
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
    // A proxy keeps its connections for a minute: the one who closes first must not be the server.
    limits: {
      requestTimeout: UPLOAD_TIME,
      ...(behindProxy ? { keepAliveTimeout: 75_000, maxPerAddress: Number.POSITIVE_INFINITY } : {}),
      // A browser, and those before it, take their time.
      ...(smoke ? { silenceTimeout: UPLOAD_TIME } : {}),
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
    /** A release that is under way comes to its end first. */
    async close() {
      await Promise.race([service.idle(), new Promise((over) => setTimeout(over, LAST_WORK).unref())]);
      await server.close();
      await previews?.server.close();
    },
  };
}
