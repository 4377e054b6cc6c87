import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { certificate } from './certificate.ts';
import type { Files } from './subjects.ts';

/** Answers a request in place of a file. */
export type Handler = (request: Request) => Response | Promise<Response>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** What stands below it is asked for without it. */
const BACKEND = '/backend';
const COMPRESSED = /\.(html|js|css|json|svg|webmanifest)$/;

const fileFor = (pathname: string): string => (pathname.endsWith('/') ? `${pathname}index.html` : pathname);

async function passOn(handler: Handler, request: Http2ServerRequest, response: Http2ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!name.startsWith(':') && typeof value === 'string') headers.set(name, value);
  const hasBody = chunks.length > 0;
  const answer = await handler(
    new Request(`https://localhost${request.url.slice(BACKEND.length)}`, {
      method: request.method,
      headers,
      ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
    }),
  );
  answer.headers.delete('connection'); // of HTTP/1.1 alone
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Serves the files of one subject over HTTP/2, compressed by brotli as strongly as it can, from memory: the server is the
 * same for all subjects and costs none of them anything.
 * @param backend what stands below {@link BACKEND}
 */
export async function serveFiles(files: Files, backend: Handler): Promise<{ url: string; close(): void }> {
  const bodies = new Map(
    [...files].map(([name, body]) => [name, COMPRESSED.test(name) ? brotliCompressSync(body) : body]),
  );
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (pathname.startsWith(BACKEND)) {
      passOn(backend, request, response).catch(() => response.stream?.close());
      return;
    }
    const name = fileFor(pathname);
    const body = bodies.get(name);
    if (!body) {
      response.writeHead(404);
      response.end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(COMPRESSED.test(name) ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `https://localhost:${port}`, close: () => server.close() };
}
