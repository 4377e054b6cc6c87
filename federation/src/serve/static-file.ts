import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { send as find } from '@fastify/send';
import { takesBrotli } from './accepts.ts';
import { send } from './send.ts';

// Paths, ranges and conditional requests are the business of @fastify/send. It hands out a stream, so that a file which
// cannot be opened is told before the answer has begun, and one whose visitor goes away is closed. `sirv` writes the head
// first and pipes: too many open files end the process, a cancelled download leaves its file open; and outside of
// development it knows only the files that were there when it started. What is compressed is chosen here: it does not.

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

const decode = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** What begins with a dot is a command's own, in the making, or the machine's; but for what hosts are asked for by its name. */
const isHidden = (pathname: string): boolean =>
  pathname
    .replace(/^\/\.well-known(?=\/)/, '')
    .split(/[\\/]/)
    .some((part) => part.startsWith('.'));

/** Whether a compressed form lies beside a file, and is not of what was there before: a file may be written by hand. */
async function isCompressed(file: string): Promise<boolean> {
  const [plain, brotli] = await Promise.all([file, `${file}.br`].map((name) => stat(name).catch(() => null)));
  return Boolean(plain && brotli && brotli.mtimeMs >= plain.mtimeMs);
}

/**
 * Serves a file of the site, compressed when the browser takes brotli. Says no to whatever is outside of it.
 * @param kept how long browsers keep it: default, a version's files for ever
 * @returns false when there is no such file.
 * @throws when the file is there and cannot be opened, too many being open for instance. Nothing is sent then.
 */
export async function serveFile(
  site: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  kept?: string,
): Promise<boolean> {
  const wanted = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const decoded = decode(wanted);
  if (decoded === null || isHidden(decoded)) return false;
  const brotli = takesBrotli(request) && (await isCompressed(path.join(site, decoded)));
  const options = { root: site, contentType: false, cacheControl: false, dotfiles: 'allow' } as const;
  const found = await find(request, brotli ? `${wanted}.br` : wanted, options);
  if (found.type === 'error' && found.statusCode === 500) throw found.metadata.error;
  // 412 and 416 alone are answers about a file that is there.
  if (found.type !== 'file' && found.statusCode !== 412 && found.statusCode !== 416) return false;
  if (found.type !== 'file') {
    response.writeHead(found.statusCode, { 'cache-control': 'no-store' }).end();
    return true;
  }
  if (found.stream instanceof ReadStream && found.stream.pending) await once(found.stream, 'open');
  response.setHeader('vary', 'accept-encoding');
  response.setHeader(
    'cache-control',
    kept ?? (immutable.test(decoded) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  );
  if (found.statusCode !== 304) {
    response.setHeader('content-type', types[path.extname(decoded)] ?? 'application/octet-stream');
    if (brotli) response.setHeader('content-encoding', 'br');
  }
  response.writeHead(found.statusCode, found.headers);
  await send(found.stream, response);
  return true;
}
