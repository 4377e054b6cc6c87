import { aiHealthFrom } from '../failures/read-ai.ts';
import { failuresFrom } from '../failures/read-failures.ts';
import { publishedConfig, publishedRegistry } from '../loop/published-site.ts';
import { historyIn, isFolderName, liveIn } from '../publish/live.ts';
import { releaseIn } from '../publish/release.ts';
import type { SiteReader } from './site-reader.ts';

/** @returns null where there is no such file. @throws when the site does not answer. */
async function textAt(address: URL, method = 'GET'): Promise<string | null> {
  const answer = await fetch(address, { method, cache: 'no-store' }).catch((error: Error) => {
    throw new Error(`${address.href} did not answer (${(error.cause as Error)?.message ?? error.message}).`);
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address.href} answered ${answer.status}.`);
  return answer.text();
}

/**
 * Reads a site by its address, as any visitor could: no token is needed, and none is sent.
 * @param url with a slash at its end
 */
export function addressReader(url: string): SiteReader {
  const at = (file: string) => new URL(file, url);
  const read = new Map<string, Promise<string | null>>();
  /** Each file once. */
  const textOf = async (file: string): Promise<string> => {
    const text = read.get(file) ?? textAt(at(file));
    read.set(file, text);
    return (await text) ?? '';
  };
  const live = async (app: string) => liveIn(await textOf(`${app}/live.json`));
  const releaseOf = (app: string, version: string) => `${app}/releases/${encodeURIComponent(version)}.json`;
  return {
    site: url,
    live,
    async names() {
      const { apps } = await publishedRegistry({ url });
      const named = ['shell', ...Object.keys(apps)].filter(isFolderName);
      const there = await Promise.all(named.map(async (name) => (await live(name)) !== null));
      return named.filter((_, i) => there[i]).sort();
    },
    history: async (app) => historyIn(await textOf(`${app}/history.jsonl`)),
    release: async (app, version) => releaseIn(await textOf(releaseOf(app, version))),
    has: async (app, version) => (await textAt(at(releaseOf(app, version)), 'HEAD')) !== null,
    failures: async () => failuresFrom(await publishedConfig({ url }), at('site.config.json').href, url),
    ai: async () => aiHealthFrom(await publishedConfig({ url }), at('site.config.json').href, url),
  };
}
