import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { composeHtml } from '../publish/site.ts';
import { has, takesBrotli } from './accepts.ts';

const brotli = promisify(brotliCompress);
/** Quick: it is done while somebody waits, once for each composition. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The page as it is sent. */
interface Page {
  html: string;
  etag: string;
  compressed: Buffer;
}

async function pageOf(html: string): Promise<Page> {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, etag, compressed: await brotli(html, QUALITY) };
}

/**
 * The site's page, composed anew each time so that a change of registry.json or site.config.json shows on reload. When
 * one of them cannot be read, or must not be public, the page before it goes on being served.
 */
function composer(site: string, route: string, config?: Record<string, unknown>): () => Promise<Page | null> {
  let last: Page | null = null;
  let told = '';
  return async () => {
    try {
      const html = await composeHtml(site, { config, route });
      if (!html) return null;
      if (html !== last?.html) last = await pageOf(html);
      told = '';
      return last;
    } catch (error) {
      if (!last) throw error;
      const { message } = error as Error;
      if (message !== told) console.error(`The page before this goes on being served. ${message}`);
      told = message;
      return last;
    }
  };
}

/**
 * Answers with a document of the site: asked for again at each visit, sent again only when it has changed.
 * @returns false when the site has no shell yet, and for a route without a document of its own
 */
export function pageServer(site: string, config?: Record<string, unknown>) {
  const composers = new Map<string, () => Promise<Page | null>>();
  return async (request: IncomingMessage, response: ServerResponse, route = '/'): Promise<boolean> => {
    const compose = composers.get(route) ?? composer(site, route, config);
    const page = await compose();
    if (!page) return false;
    // Only of what there is: there is no end to addresses that are none.
    composers.set(route, compose);
    const { etag } = page;
    const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
    if (has(request, etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const compressed = takesBrotli(request);
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
