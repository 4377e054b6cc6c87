import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { send as find } from '@fastify/send';
import { takesBrotli } from './negotiation.ts';
import { send } from './send.ts';

// @fastify/send handles paths, ranges and conditional requests. It returns a stream, so an error on opening
// the file is known before the response begins, and the file is closed when the client disconnects. `sirv`
// sends the headers first and uses `pipe`: too many open files end the process, and a cancelled download
// leaves its file open. Outside of development, it serves only files that existed at its start. @fastify/send
// does not negotiate compression, so this module does.

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

// <app>/<version with a content hash>/… is never overwritten.
const immutable = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*-[0-9a-f]{8}\//;

const decode = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** Dotfiles are temporary or private, except /.well-known/. */
const isHidden = (pathname: string): boolean =>
  pathname
    .replace(/^\/\.well-known(?=\/)/, '')
    .split(/[\\/]/)
    .some((part) => part.startsWith('.'));

/** True if a `.br` exists that is not older than the file: an operator may have edited the file. */
async function isCompressed(file: string): Promise<boolean> {
  const [plain, brotli] = await Promise.all([file, `${file}.br`].map((name) => stat(name).catch(() => null)));
  return Boolean(plain && brotli && brotli.mtimeMs >= plain.mtimeMs);
}

/**
 * Serves a file of the site, with brotli if the client accepts it. Refuses paths outside of the site.
 * @param cacheControl `cache-control`; default: immutable for versions, no-cache for others
 * @returns false if the file does not exist
 * @throws Error if the file exists but cannot be opened, for example with too many open
 * files. Nothing is sent then.
 */
export async function serveFile(
  site: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  cacheControl?: string,
): Promise<boolean> {
  const requestedPath = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const decoded = decode(requestedPath);
  if (decoded === null || isHidden(decoded)) return false;
  const brotli =
    takesBrotli(request.headers['accept-encoding']) && (await isCompressed(path.join(site, decoded)));
  const options = { root: site, contentType: false, cacheControl: false, dotfiles: 'allow' } as const;
  const found = await find(request, brotli ? `${requestedPath}.br` : requestedPath, options);
  if (found.type === 'error' && found.statusCode === 500) throw found.metadata.error;
  // Only the errors 412 and 416 concern an existing file.
  if (found.type !== 'file' && found.statusCode !== 412 && found.statusCode !== 416) return false;
  if (found.type !== 'file') {
    response.writeHead(found.statusCode, { 'cache-control': 'no-store' }).end();
    return true;
  }
  if (found.stream instanceof ReadStream && found.stream.pending) await once(found.stream, 'open');
  response.setHeader('vary', 'accept-encoding');
  response.setHeader(
    'cache-control',
    cacheControl ?? (immutable.test(decoded) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  );
  if (found.statusCode !== 304) {
    response.setHeader('content-type', types[path.extname(decoded)] ?? 'application/octet-stream');
    if (brotli) response.setHeader('content-encoding', 'br');
  }
  response.writeHead(found.statusCode, found.headers);
  await send(found.stream, response);
  return true;
}
