import type { IncomingMessage, ServerResponse } from 'node:http';
import { composeHtml } from '../commands/report.ts';
import { brotliQuickly, matchesEtag, takesBrotli, weakEtag } from './negotiation.ts';

/** A composed page in its transfer encodings. */
interface Page {
  html: string;
  etag: string;
  compressed: Buffer;
}

const pageOf = async (html: string): Promise<Page> => ({
  html,
  etag: weakEtag(html),
  compressed: await brotliQuickly(html),
});

/**
 * Composes a document for each request, so that a change of registry.json or site.config.json is visible
 * after a reload. If one of them is unreadable or must not be public, returns the last valid page.
 */
function composer(site: string, route: string, config?: Record<string, unknown>): () => Promise<Page | null> {
  let last: Page | null = null;
  let lastMessage = '';
  return async () => {
    try {
      const html = await composeHtml(site, { config, route });
      if (!html) return null;
      if (html !== last?.html) last = await pageOf(html);
      lastMessage = '';
      return last;
    } catch (error) {
      if (!last) throw error;
      const { message } = error as Error;
      if (message !== lastMessage) console.error(`Serving the last valid page. ${message}`);
      lastMessage = message;
      return last;
    }
  };
}

/**
 * Serves a document of the site, with revalidation by ETag.
 * @returns false if the site has no shell, or the route has no document
 */
export function pageServer(site: string, config?: Record<string, unknown>) {
  const composers = new Map<string, () => Promise<Page | null>>();
  return async (request: IncomingMessage, response: ServerResponse, route = '/'): Promise<boolean> => {
    const compose = composers.get(route) ?? composer(site, route, config);
    const page = await compose();
    if (!page) return false;
    // Stores only existing documents, because the number of unknown addresses is unlimited.
    composers.set(route, compose);
    const { etag } = page;
    const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const compressed = takesBrotli(request.headers['accept-encoding']);
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
