import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { send as resolveFile } from '@fastify/send';
import { acceptsBrotli } from './negotiation.ts';
import { send } from './send.ts';

// @fastify/send handles paths, ranges and conditional requests. It returns a stream, so an error on opening
// the file is known before the response begins, and the file is closed when the client disconnects. `sirv`
// sends the headers first and uses `pipe`: too many open files end the process, and a cancelled download
// leaves its file open. Outside of development, it serves only files that existed at its start. @fastify/send
// does not negotiate compression, so this module does.

const MEDIA_TYPES: Record<string, string> = {
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
const IMMUTABLE_PATH = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*-[0-9a-f]{8}\//;

const decodeOrNull = (pathname: string): string | null => {
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
async function hasFreshBrotli(file: string): Promise<boolean> {
  const [plain, compressed] = await Promise.all(
    [file, `${file}.br`].map((name) => stat(name).catch(() => null)),
  );
  return Boolean(plain && compressed && compressed.mtimeMs >= plain.mtimeMs);
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
  const decodedPath = decodeOrNull(requestedPath);
  if (decodedPath === null || isHidden(decodedPath)) return false;
  const sendsBrotli =
    acceptsBrotli(request.headers['accept-encoding']) && (await hasFreshBrotli(path.join(site, decodedPath)));
  const options = { root: site, contentType: false, cacheControl: false, dotfiles: 'allow' } as const;
  const result = await resolveFile(request, sendsBrotli ? `${requestedPath}.br` : requestedPath, options);
  if (result.type === 'error' && result.statusCode === 500) throw result.metadata.error;
  // Only the errors 412 and 416 concern an existing file.
  if (result.type !== 'file' && result.statusCode !== 412 && result.statusCode !== 416) return false;
  if (result.type !== 'file') {
    response.writeHead(result.statusCode, { 'cache-control': 'no-store' }).end();
    return true;
  }
  if (result.stream instanceof ReadStream && result.stream.pending) await once(result.stream, 'open');
  response.setHeader('vary', 'accept-encoding');
  response.setHeader(
    'cache-control',
    cacheControl ?? (IMMUTABLE_PATH.test(decodedPath) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  );
  if (result.statusCode !== 304) {
    response.setHeader('content-type', MEDIA_TYPES[path.extname(decodedPath)] ?? 'application/octet-stream');
    if (sendsBrotli) response.setHeader('content-encoding', 'br');
  }
  response.writeHead(result.statusCode, result.headers);
  await send(result.stream, response);
  return true;
}
