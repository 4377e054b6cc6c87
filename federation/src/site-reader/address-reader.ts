import { errorOf } from '../errors/error-of.ts';
import { aiHealthFrom } from '../failures/read-ai.ts';
import { failuresFrom } from '../failures/read-failures.ts';
import { publishedConfig, publishedRegistry } from '../published/published-site.ts';
import { parseHistory } from '../site/history.ts';
import { isFolderName, parseLiveState } from '../site/live.ts';
import { parseRelease } from '../site/releases.ts';
import type { SiteReader } from './site-reader.ts';

/** Fetches a file. @returns null when it does not exist. @throws when the site does not respond. */
async function textAt(address: URL, method = 'GET'): Promise<string | null> {
  const answer = await fetch(address, { method, cache: 'no-store' }).catch((error: Error) => {
    const reason = (error.cause as Error | undefined)?.message ?? error.message;
    throw errorOf('FED-216', { url: address.href, reason });
  });
  if (answer.status === 404) return null;
  if (!answer.ok)
    throw errorOf('FED-217', { url: address.href, expected: 'status 200', found: `status ${answer.status}` });
  return answer.text();
}

/**
 * Reads the public records of a site at an address, without a token.
 * @param url with a trailing slash
 */
export function addressReader(url: string): SiteReader {
  const at = (file: string) => new URL(file, url);
  const read = new Map<string, Promise<string | null>>();
  /** Fetches each file once. */
  const textOf = async (file: string): Promise<string> => {
    const text = read.get(file) ?? textAt(at(file));
    read.set(file, text);
    return (await text) ?? '';
  };
  const live = async (app: string) => parseLiveState(await textOf(`${app}/live.json`));
  const releaseOf = (app: string, version: string) => `${app}/releases/${encodeURIComponent(version)}.json`;
  return {
    site: url,
    live,
    async names() {
      const { apps } = await publishedRegistry({ url });
      const named = ['shell', ...Object.keys(apps)].filter(isFolderName);
      const isLive = await Promise.all(named.map(async (name) => (await live(name)) !== null));
      return named.filter((_, i) => isLive[i]).sort();
    },
    history: async (app) => parseHistory(await textOf(`${app}/history.jsonl`)),
    release: async (app, version) => parseRelease(await textOf(releaseOf(app, version))),
    has: async (app, version) => (await textAt(at(releaseOf(app, version)), 'HEAD')) !== null,
    failures: async () => failuresFrom(await publishedConfig({ url }), at('site.config.json').href, url),
    ai: async () => aiHealthFrom(await publishedConfig({ url }), at('site.config.json').href, url),
  };
}
