import type { Connect, Plugin, ProxyOptions } from 'vite';
import { readSiteUrl } from '../document/index.ts';
import type { AppEntry } from '../registry/schema.ts';
import { type PublishedSite, withCandidate } from './published-site.ts';

export interface SiteFrontOptions {
  site: PublishedSite;
  name: string;
  /** Read whenever the server starts, or starts again. */
  entry: () => Promise<AppEntry>;
  /** Put into the page's head, such as the client that reloads it after a change. */
  head?: string;
}

/** Where the app's own files are, beside the published ones. */
export const baseOf = (name: string): string => `/candidate/${name}/`;

/** Everything but the app's own files comes from the published site. */
export const siteProxy = ({ url }: PublishedSite, name: string): Record<string, ProxyOptions> => ({
  [`^(?!${baseOf(name)})/`]: {
    target: url.replace(/\/$/, ''),
    changeOrigin: true,
    // The site's policy allows its own files alone: neither this app's nor the client that reloads the page.
    configure: (proxy) =>
      void proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy']),
  },
});

/** A backend that stands below the site's own address is asked there: the site's folder alone has none. */
export function backendProxy(config: Record<string, unknown>): Record<string, ProxyOptions> {
  const { url } = (config.backend ?? {}) as { url?: unknown };
  const siteUrl = readSiteUrl(config);
  if (typeof url !== 'string' || !url.startsWith('/') || !siteUrl) return {};
  return { [`^${url}/`]: { target: new URL(siteUrl).origin, changeOrigin: true } };
}

/** Answers for the site's page and registry, with the app in them; the proxy answers for the rest. */
async function front({
  site,
  name,
  entry: readEntry,
  head = '',
}: SiteFrontOptions): Promise<Connect.NextHandleFunction> {
  const entry = await readEntry();
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    withCandidate(site, pathname, name, entry).then(
      (found) => {
        if (!found) return next();
        response.setHeader('content-type', found.type);
        response.setHeader('cache-control', 'no-store');
        response.end(
          found.type.startsWith('text/html') ? found.body.replace('<head>', `<head>${head}`) : found.body,
        );
      },
      (error: Error) => {
        response.statusCode = 502;
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(error.message);
      },
    );
  };
}

/** Puts an app, from its dev server or as it was built, into a published site. */
export const siteFront = (options: SiteFrontOptions): Plugin => ({
  name: 'ia:site-front',
  configureServer: async (server) => void server.middlewares.use(await front(options)),
  configurePreviewServer: async (server) => void server.middlewares.use(await front(options)),
});
