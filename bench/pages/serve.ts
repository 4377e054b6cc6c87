import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { certificate } from './certificate.ts';
import type { Files } from './variants.ts';

/** Handles a request to the backend. The prefix of its path has been removed. */
export type Handler = (request: Request) => Response | Promise<Response>;

const MIME_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** Path prefix of the backend, removed before a request is forwarded. */
const BACKEND = '/backend';
const COMPRESSIBLE = /\.(html|js|css|json|svg|webmanifest)$/;

const fileName = (pathname: string): string => (pathname.endsWith('/') ? `${pathname}index.html` : pathname);

/** Passes a request to the backend in this process, and its response to the browser. */
async function forward(handler: Handler, request: Http2ServerRequest, response: Http2ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!name.startsWith(':') && typeof value === 'string') headers.set(name, value);
  const hasBody = chunks.length > 0;
  const backendResponse = await handler(
    new Request(`https://localhost${request.url.slice(BACKEND.length)}`, {
      method: request.method,
      headers,
      ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
    }),
  );
  backendResponse.headers.delete('connection'); // not allowed in HTTP/2
  response.writeHead(backendResponse.status, Object.fromEntries(backendResponse.headers));
  response.end(Buffer.from(await backendResponse.arrayBuffer()));
}

/**
 * Serves the files of one variant over HTTP/2 from memory, with maximum brotli compression. The server is the
 * same for all variants and adds the same cost to each.
 * @param backend handles requests below {@link BACKEND}
 */
export async function serveFiles(files: Files, backend: Handler): Promise<{ url: string; close(): void }> {
  const bodies = new Map(
    [...files].map(([name, body]) => [name, COMPRESSIBLE.test(name) ? brotliCompressSync(body) : body]),
  );
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (pathname.startsWith(BACKEND)) {
      forward(backend, request, response).catch(() => response.stream?.close());
      return;
    }
    const name = fileName(pathname);
    const body = bodies.get(name);
    if (!body) {
      response.writeHead(404);
      response.end();
      return;
    }
    response.writeHead(200, {
      'content-type': MIME_TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(COMPRESSIBLE.test(name) ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `https://localhost:${port}`, close: () => server.close() };
}
