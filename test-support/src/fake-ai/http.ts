import type { IncomingMessage, ServerResponse } from 'node:http';

/** Adds CORS headers, because pages call the fake providers from another origin. */
export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*, authorization');
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Reads the body of a request; null when it is empty. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body === '' ? null : JSON.parse(body);
}
