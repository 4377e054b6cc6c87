import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request with the path as it is; `fetch` would normalise it. Decompresses brotli. */
export const sendRawRequest = (
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const isCompressed = response.headers['content-encoding'] === 'br' && body.length > 0;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: (isCompressed ? brotliDecompressSync(body) : body).toString(),
        });
      });
    })
      .on('error', reject)
      .end();
  });
