import type { Connect, Plugin, ProxyOptions } from 'vite';
import { readSiteUrl } from '../document/index.ts';
import { withCandidate } from '../published/published-site.ts';
import type { AppEntry } from '../registry/schema.ts';
import type { PublishedSite } from './open-site.ts';

// Local server in front of a published site, for `federation dev`, `check` and `test`. It serves one app's
// own files, inserts the app into page and registry, and proxies all other requests to the site.

export interface SiteFrontOptions {
  site: PublishedSite;
  name: string;
  /** Returns the registry entry of the app. Called at every start and restart of the server. */
  entry: () => Promise<AppEntry>;
  /** HTML to insert into the page's head, such as Vite's client. */
  head?: string;
}

/** Base path of the files of the candidate: the local, unpublished build of the app. */
export const candidateBase = (name: string): string => `/candidate/${name}/`;

/** Proxies all requests to the published site, except for the app's own files. */
export const siteProxy = ({ url }: PublishedSite, name: string): Record<string, ProxyOptions> => ({
  [`^(?!${candidateBase(name)})/`]: {
    target: url.replace(/\/$/, ''),
    changeOrigin: true,
    // The site's content security policy would block this app's files and Vite's client.
    configure: (proxy) =>
      void proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy']),
  },
});

/** Proxies a relative backend address to the public site, because a folder of a site has no backend. */
export function backendProxy(config: Record<string, unknown>): Record<string, ProxyOptions> {
  const { url } = (config.backend ?? {}) as { url?: unknown };
  const siteUrl = readSiteUrl(config);
  if (typeof url !== 'string' || !url.startsWith('/') || !siteUrl) return {};
  return { [`^${url}/`]: { target: new URL(siteUrl).origin, changeOrigin: true } };
}

/** Serves the site's page and registry with the app inserted. The proxy serves the rest. */
async function createMiddleware({
  site,
  name,
  entry: readEntry,
  head = '',
}: SiteFrontOptions): Promise<Connect.NextHandleFunction> {
  const entry = await readEntry();
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    withCandidate(site, pathname, name, entry).then(
      (composed) => {
        if (!composed) return next();
        response.setHeader('content-type', composed.type);
        response.setHeader('cache-control', 'no-store');
        response.end(
          composed.type.startsWith('text/html')
            ? composed.body.replace('<head>', `<head>${head}`)
            : composed.body,
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

/** Vite plugin that inserts an app into a published site, from the dev server or from a build. */
export const siteFrontPlugin = (options: SiteFrontOptions): Plugin => ({
  name: 'ia:site-front',
  configureServer: async (server) => void server.middlewares.use(await createMiddleware(options)),
  configurePreviewServer: async (server) => void server.middlewares.use(await createMiddleware(options)),
});
