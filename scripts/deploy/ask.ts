import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a raw path: `fetch` would normalise it. */
export const ask = (
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const packed = response.headers['content-encoding'] === 'br' && body.length > 0;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: (packed ? brotliDecompressSync(body) : body).toString(),
        });
      });
    })
      .on('error', reject)
      .end();
  });
