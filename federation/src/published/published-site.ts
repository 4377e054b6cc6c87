import { errorOf } from '../errors/error-of.ts';
import type { AppEntry, Registry } from '../registry/schema.ts';

/** A site at an address. */
interface SiteAddress {
  /** With a trailing slash. */
  url: string;
}

/** Maximum time for a file of a site, in ms. */
export const TIMEOUT_MS = 8000;

async function fetchText(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { cache: 'no-store', signal }).catch((error: Error) => {
    const reason = (error.cause as Error | undefined)?.message ?? error.message;
    throw errorOf('FED-216', { url, reason });
  });
  if (!response.ok)
    throw errorOf('FED-217', { url, expected: 'status 200', found: `status ${response.status}` });
  return response.text();
}

/** Fetches and parses `registry.json` of a site. @throws when it cannot be read. */
export async function fetchRegistry({ url }: SiteAddress): Promise<Registry> {
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

/** Matches a block of JSON in the page: start tag, text, end tag. */
const inlinedJson = (id: string) =>
  new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
const INLINED_REGISTRY = inlinedJson('registry');
/**
 * Parts of the page that hold only for published apps: policy, integrity hashes, the flag of a prevalidated
 * registry, and the routes with their own documents. `withCandidate` removes them, because a candidate, the
 * unpublished build of an app, has no published hashes and documents.
 */
const GUARDS =
  /<meta http-equiv="Content-Security-Policy"[^>]*>\s*|<script type="importmap".*?<\/script>\s*|<script type="application\/json" id="prevalidated">.*?<\/script>\s*| data-documents="[^"]*"/gs;

/** Fetches the page of a composed site, which embeds its registry. @throws when it has no registry. */
async function fetchPage({ url }: SiteAddress): Promise<string> {
  const html = await fetchText(url);
  if (INLINED_REGISTRY.test(html)) return html;
  const expected = 'the page of a composed site, with an embedded registry';
  throw errorOf('FED-217', { url, expected, found: 'another page' });
}

/** Fetches the configuration embedded in the site's page; empty when there is none. */
export async function fetchConfig(site: SiteAddress): Promise<Record<string, unknown>> {
  const [, , text] = inlinedJson('site-config').exec(await fetchPage(site)) ?? [];
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/**
 * Fetches the site's page or registry, with the entry of one app replaced, or added for a new app. The
 * servers of `federation dev` and `federation check` show a local build inside a published site this way.
 * @returns the response for a path; null for all other files of the site
 */
export async function withCandidate(
  site: SiteAddress,
  path: string,
  name: string,
  entry: AppEntry,
): Promise<{ type: string; body: string } | null> {
  if (path === '/registry.json') {
    const registry = withApp(await fetchRegistry(site), name, entry);
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(registry) };
  }
  if (path !== '/' && path !== '/index.html') return null;
  const html = await fetchPage(site);
  const body = html
    .replace(GUARDS, '')
    .replace(INLINED_REGISTRY, (_all, open: string, text: string, close: string) => {
      const registry = withApp(JSON.parse(text) as Registry, name, entry);
      return open + JSON.stringify(registry).replaceAll('<', '\\u003c') + close;
    });
  return { type: 'text/html; charset=utf-8', body };
}
