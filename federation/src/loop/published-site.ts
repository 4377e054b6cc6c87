import { existsSync } from 'node:fs';
import type { AppEntry, Registry } from '../registry/schema.ts';
import { serveSite } from '../serve/index.ts';

/** A published site, reached by its address. */
export interface PublishedSite {
  url: string;
  close(): Promise<void>;
}

/**
 * Opens a published site.
 * @param site address of a site (`https://…`), or folder of a composed one, which is then served on this machine
 * @throws when there is no such site, saying what was expected and what to do.
 */
export async function openSite(site: string): Promise<PublishedSite> {
  if (/^https?:\/\//.test(site))
    return { url: new URL(site.endsWith('/') ? site : `${site}/`).href, close: async () => {} };
  if (!existsSync(`${site}/registry.json`)) {
    throw new Error(
      `--site: expected the address of a published site (https://…) or the folder of a composed one, found "${site}", which holds no registry.json.`,
    );
  }
  const server = await serveSite({ site, port: 0 });
  return { url: `${server.url}/`, close: () => server.close() };
}

/** Milliseconds. */
const PATIENCE = 8000;

async function fetchText(url: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(url, { cache: 'no-store', signal }).catch((error: Error) => {
    throw new Error(
      `${url} did not answer (${(error.cause as Error | undefined)?.message ?? error.message}). Is the address of --site right?`,
    );
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}. Is the address of --site right?`);
  return response.text();
}

/** What is live at the site. @throws when its registry cannot be read. */
export async function publishedRegistry({ url }: Pick<PublishedSite, 'url'>): Promise<Registry> {
  const file = new URL('registry.json', url).href;
  const text = await fetchText(file);
  try {
    return JSON.parse(text) as Registry;
  } catch {
    throw new Error(
      `${file}: expected JSON, found ${JSON.stringify(text.slice(0, 40))}. Is the address of --site right?`,
    );
  }
}

const put = (registry: Registry, name: string, entry: AppEntry): Registry => ({
  ...registry,
  apps: { ...registry.apps, [name]: entry },
});

const inlined = (id: string) =>
  new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
const REGISTRY = inlined('registry');
/** What holds modules against what was published, and says that the registry was found sound: the candidate is neither. */
const GUARDS =
  /<meta http-equiv="Content-Security-Policy"[^>]*>\s*|<script type="importmap".*?<\/script>\s*|<script type="application\/json" id="sound">.*?<\/script>\s*/gs;

/** The page of a composed site, which carries its registry. @throws when it is none. */
async function publishedPage({ url }: Pick<PublishedSite, 'url'>): Promise<string> {
  const html = await fetchText(url);
  if (REGISTRY.test(html)) return html;
  throw new Error(
    `${url}: expected the page of a composed site, which carries its registry, found none in it. Is the address of --site right?`,
  );
}

/** What the site is configured with, as its page says; nothing when it says nothing. */
export async function publishedConfig(site: Pick<PublishedSite, 'url'>): Promise<Record<string, unknown>> {
  const [, , text] = inlined('site-config').exec(await publishedPage(site)) ?? [];
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/**
 * The site's page and registry, with one app's entry in place of the published one, or beside them for a new app.
 * @returns the file to answer a path with, or null for what is the site's own
 */
export async function withCandidate(
  site: PublishedSite,
  path: string,
  name: string,
  entry: AppEntry,
): Promise<{ type: string; body: string } | null> {
  if (path === '/registry.json') {
    const registry = put(await publishedRegistry(site), name, entry);
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(registry) };
  }
  if (path !== '/' && path !== '/index.html') return null;
  const html = await publishedPage(site);
  const body = html
    .replace(GUARDS, '')
    .replace(REGISTRY, (_all, open: string, text: string, close: string) => {
      const registry = put(JSON.parse(text) as Registry, name, entry);
      return open + JSON.stringify(registry).replaceAll('<', '\\u003c') + close;
    });
  return { type: 'text/html; charset=utf-8', body };
}
