import { errorOf } from '../errors/error-of.ts';
import { readAiHealth } from '../failures/read-ai.ts';
import { readFailuresFrom } from '../failures/read-failures.ts';
import { fetchConfig, fetchRegistry, TIMEOUT_MS } from '../published/published-site.ts';
import { parseHistory } from '../site/history.ts';
import { isFolderName, parseLiveState } from '../site/live.ts';
import { parseRelease } from '../site/releases.ts';
import type { SiteReader } from './site-reader.ts';

/** Fetches a file. @returns null when it does not exist. @throws when the site does not respond. */
async function fetchText(address: URL, method = 'GET'): Promise<string | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { method, cache: 'no-store', signal }).catch((error: Error) => {
    const reason = (error.cause as Error | undefined)?.message ?? error.message;
    throw errorOf('FED-216', { url: address.href, reason });
  });
  if (response.status === 404) return null;
  if (!response.ok)
    throw errorOf('FED-217', {
      url: address.href,
      expected: 'status 200',
      found: `status ${response.status}`,
    });
  return response.text();
}

/**
 * Reads the public records of a site at an address, without a token.
 * @param url with a trailing slash
 */
export function addressReader(url: string): SiteReader {
  const resolve = (file: string) => new URL(file, url);
  const fetched = new Map<string, Promise<string | null>>();
  /** Fetches each file once. */
  const fetchOnce = async (file: string): Promise<string> => {
    const text = fetched.get(file) ?? fetchText(resolve(file));
    fetched.set(file, text);
    return (await text) ?? '';
  };
  const live = async (app: string) => parseLiveState(await fetchOnce(`${app}/live.json`));
  const releasePath = (app: string, version: string) => `${app}/releases/${encodeURIComponent(version)}.json`;
  return {
    site: url,
    live,
    async names() {
      const { apps } = await fetchRegistry({ url });
      const appNames = ['shell', ...Object.keys(apps)].filter(isFolderName);
      const isLive = await Promise.all(appNames.map(async (name) => (await live(name)) !== null));
      return appNames.filter((_, i) => isLive[i]).sort();
    },
    history: async (app) => parseHistory(await fetchOnce(`${app}/history.jsonl`)),
    release: async (app, version) => parseRelease(await fetchOnce(releasePath(app, version))),
    has: async (app, version) => (await fetchText(resolve(releasePath(app, version)), 'HEAD')) !== null,
    failures: async () => readFailuresFrom(await fetchConfig({ url }), resolve('site.config.json').href, url),
    ai: async () => readAiHealth(await fetchConfig({ url }), resolve('site.config.json').href, url),
  };
}
