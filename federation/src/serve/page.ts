import type { IncomingMessage, ServerResponse } from 'node:http';
import { composeHtml } from '../commands/report.ts';
import { compressWithBrotli } from '../files/brotli.ts';
import { acceptsBrotli, brotliQuickly, matchesEtag, weakEtag } from './negotiation.ts';

/** A composed page in its transfer encodings. */
interface Page {
  html: string;
  etag: string;
  compressed: Buffer;
}

/** Compresses a page at low quality for the first response, and in the background at the highest for later ones. */
async function compressPage(html: string): Promise<Page> {
  const page = { html, etag: weakEtag(html), compressed: await brotliQuickly(html) };
  void compressWithBrotli(Buffer.from(html)).then(
    (compressed) => {
      page.compressed = compressed;
    },
    (error: Error) => console.error(`Serving the page at low compression. ${error.message}`),
  );
  return page;
}

/**
 * Composes a document for each request, so that a change of registry.json or site.config.json is visible
 * after a reload. If one of them is unreadable or must not be public, returns the last valid page.
 */
function createComposer(
  site: string,
  route: string,
  config?: Record<string, unknown>,
): () => Promise<Page | null> {
  let lastPage: Page | null = null;
  let lastMessage = '';
  return async () => {
    try {
      const html = await composeHtml(site, { config, route });
      if (!html) return null;
      if (html !== lastPage?.html) lastPage = await compressPage(html);
      lastMessage = '';
      return lastPage;
    } catch (error) {
      if (!lastPage) throw error;
      const { message } = error as Error;
      if (message !== lastMessage) console.error(`Serving the last valid page. ${message}`);
      lastMessage = message;
      return lastPage;
    }
  };
}

/**
 * Serves a document of the site, with revalidation by ETag.
 * @returns false if the site has no shell, or the route has no document
 */
export function pageServer(site: string, config?: Record<string, unknown>) {
  const composeByRoute = new Map<string, () => Promise<Page | null>>();
  return async (request: IncomingMessage, response: ServerResponse, route = '/'): Promise<boolean> => {
    const compose = composeByRoute.get(route) ?? createComposer(site, route, config);
    const page = await compose();
    if (!page) return false;
    // Stores only existing documents, because the number of unknown addresses is unlimited.
    composeByRoute.set(route, compose);
    const { etag } = page;
    const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const compressed = acceptsBrotli(request.headers['accept-encoding']);
    const body = compressed ? page.compressed : Buffer.from(page.html);
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.byteLength,
      ...(compressed ? { 'content-encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
