// Fake host of an app on another origin, with a CORS header. Closes after the test that started it.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface AppHost {
  url: string;
  /** Headers of each request, in order of arrival. */
  requestHeaders: IncomingHttpHeaders[];
  /** Answers all later requests with this handler. */
  respondWith(handler: (response: ServerResponse) => void): void;
}

/** Serves the build of an app at `/<name>/<version>/`, for any version. @param app folder with `dist/` */
export async function serveAppHost(app: string): Promise<AppHost> {
  const requestHeaders: IncomingHttpHeaders[] = [];
  let override: ((response: ServerResponse) => void) | undefined;
  const server = createServer(async (request, response) => {
    requestHeaders.push(request.headers);
    if (override) return override(response);
    // The path is /<name>/<version>/<file>.
    const file = (request.url ?? '').split('/').slice(3).join('/');
    response.setHeader('access-control-allow-origin', '*');
    response.end(await readFile(path.join(app, 'dist', file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requestHeaders,
    respondWith(handler) {
      override = handler;
    },
  };
}
