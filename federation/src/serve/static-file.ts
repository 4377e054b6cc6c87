import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { send } from './send.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

// <app>/<version with a content hash>/…: never overwritten, so it can be kept for ever.
const immutable = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*-[0-9a-f]{8}\//;

const statFile = async (file: string): Promise<Stats | null> => {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found : null;
};

/**
 * Serves a file of the site, compressed when the browser takes brotli. Says no to whatever is outside of it.
 * @returns false when there is no such file.
 * @throws when the file is there and cannot be opened, too many being open for instance. Nothing is sent then.
 */
export async function serveFile(
  site: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  const wanted = path.join(site, decoded.endsWith('/') ? `${decoded}index.html` : decoded);
  if (!wanted.startsWith(site + path.sep) || decoded.includes('\0')) return false;
  const plain = await statFile(wanted);
  if (!plain) return false;
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
    ? await statFile(`${wanted}.br`)
    : null;
  const size = (brotli ?? plain).size;
  const etag = `"${size.toString(16)}-${Math.trunc(plain.mtimeMs).toString(16)}"`;
  response.setHeader('content-type', types[path.extname(wanted)] ?? 'application/octet-stream');
  response.setHeader(
    'cache-control',
    immutable.test(decoded) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  response.setHeader('etag', etag);
  response.setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  if (brotli) response.setHeader('content-encoding', 'br');
  response.setHeader('content-length', size);
  if (request.method === 'HEAD') {
    response.writeHead(200).end();
    return true;
  }
  const file = await open(brotli ? `${wanted}.br` : wanted);
  response.writeHead(200);
  await send(file.createReadStream(), response);
  return true;
}
