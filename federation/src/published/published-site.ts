import { errorOf } from '../errors/error-of.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';

/** A site at an address. */
interface SiteAddress {
  /** With a trailing slash. */
  url: string;
}

/** Milliseconds. */
const TIMEOUT = 8000;

async function fetchText(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { cache: 'no-store', signal }).catch((error: Error) => {
    const reason = (error.cause as Error | undefined)?.message ?? error.message;
    throw errorOf('FED-216', { url, reason });
  });
  if (!response.ok)
    throw errorOf('FED-217', { url, expected: 'status 200', found: `status ${response.status}` });
  return response.text();
}

/** Reads the registry of a site. @throws when it cannot be read. */
export async function publishedRegistry({ url }: SiteAddress): Promise<Registry> {
  const file = new URL('registry.json', url).href;
  const text = await fetchText(file);
  try {
    return JSON.parse(text) as Registry;
  } catch {
    throw errorOf('FED-217', { url: file, expected: 'JSON', found: JSON.stringify(text.slice(0, 40)) });
  }
}

const withApp = (registry: Registry, name: string, entry: AppEntry): Registry => ({
  ...registry,
  apps: { ...registry.apps, [name]: entry },
});

const inlined = (id: string) =>
  new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
const REGISTRY = inlined('registry');
/**
 * Policy, integrity and prevalidation flag in the page, and the routes whose hash addresses open their own
 * document. A candidate has no published hashes, is not prevalidated and not in those documents.
 */
const GUARDS =
  /<meta http-equiv="Content-Security-Policy"[^>]*>\s*|<script type="importmap".*?<\/script>\s*|<script type="application\/json" id="prevalidated">.*?<\/script>\s*| data-documents="[^"]*"/gs;

/** Fetches the page of a composed site, which embeds its registry. @throws when it has no registry. */
async function publishedPage({ url }: SiteAddress): Promise<string> {
  const html = await fetchText(url);
  if (REGISTRY.test(html)) return html;
  const expected = 'the page of a composed site, with an embedded registry';
  throw errorOf('FED-217', { url, expected, found: 'another page' });
}

/** Reads the configuration embedded in the site's page; empty when there is none. */
export async function publishedConfig(site: SiteAddress): Promise<Record<string, unknown>> {
  const [, , text] = inlined('site-config').exec(await publishedPage(site)) ?? [];
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/**
 * The site's page and registry with the entry of one app replaced, or added for a new app.
 * @returns the response for a path; null for all other files of the site
 */
export async function withCandidate(
  site: SiteAddress,
  path: string,
  name: string,
  entry: AppEntry,
): Promise<{ type: string; body: string } | null> {
  if (path === '/registry.json') {
    const registry = withApp(await publishedRegistry(site), name, entry);
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(registry) };
  }
  if (path !== '/' && path !== '/index.html') return null;
  const html = await publishedPage(site);
  const body = html
    .replace(GUARDS, '')
    .replace(REGISTRY, (_all, open: string, text: string, close: string) => {
      const registry = withApp(JSON.parse(text) as Registry, name, entry);
      return open + JSON.stringify(registry).replaceAll('<', '\\u003c') + close;
    });
  return { type: 'text/html; charset=utf-8', body };
}
