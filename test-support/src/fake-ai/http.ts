import type { IncomingMessage, ServerResponse } from 'node:http';

export type Vendor = 'gemini' | 'openrouter' | 'huggingface';

interface Target {
  vendor: Vendor;
  path: string;
  model?: string;
  /** `stream`, or the name of a Gemini call that answers in one piece. */
  method: string;
}

export function parseTarget(url: string): Target | null {
  const path = url.split('?')[0] ?? '';
  const call = /^\/gemini\/v1\w*\/(?:publishers\/google\/)?models\/([\w.-]+):(\w+)$/.exec(path);
  if (call) {
    const method = call[2] === 'streamGenerateContent' ? 'stream' : (call[2] ?? '');
    return { vendor: 'gemini', path, model: call[1], method };
  }
  if (path === '/openrouter/chat/completions') return { vendor: 'openrouter', path, method: 'stream' };
  const model = /^\/huggingface\/models\/(.+)$/.exec(path)?.[1];
  return model ? { vendor: 'huggingface', path, model, method: 'stream' } : null;
}

export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*, authorization');
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body === '' ? null : JSON.parse(body);
}
