import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FakeAi } from '@ia/test-support/fake-ai';
import { MODELS } from '@ia/test-support/fake-ai/observe';
import { createAiFunction, type LogLine } from '../../supabase/functions/ai/handler.ts';
import type { Site } from './site.ts';

const PATH = '/functions/v1/ai';

/**
 * Site configuration with AI mode 'server': pages call the Edge Function. Use it with
 * `edgeFunctionInterceptor`.
 */
export const SERVER_AI = { mode: 'server', models: MODELS };

/** Site configuration for AI calls from the browser to the fake providers. */
export const localAi = (fake: FakeAi) => ({
  mode: 'local',
  models: MODELS,
  keys: fake.keys,
  endpoints: fake.endpoints,
});

/**
 * Runs the real Edge Function `ai` in this process, with the fake providers behind it. Pass `intercept` to
 * `site.intercept`: it handles requests to …/functions/v1/ai.
 * @param site its backend enforces the request limits, and its origin is the only allowed one
 * @param env further secrets, such as limits
 */
export function edgeFunctionInterceptor(fake: FakeAi, site: Site, env: Record<string, string> = {}) {
  const origin = site.url;
  const logLines: LogLine[] = [];
  const secrets: Record<string, string> = {
    SUPABASE_URL: `${origin}/backend`,
    SUPABASE_SERVICE_ROLE_KEY: site.backend.secretKey,
    AI_ALLOWED_ORIGINS: origin,
    AI_ALLOWED_MODELS: Object.values(MODELS).join(','),
    AI_ENDPOINT_GEMINI: fake.endpoints.gemini,
    AI_ENDPOINT_OPENROUTER: fake.endpoints.openRouter,
    AI_ENDPOINT_HUGGINGFACE: fake.endpoints.huggingFace,
    GEMINI_API_KEY: fake.keys.GEMINI,
    OPENROUTER_API_KEY: fake.keys.OPENROUTER,
    HUGGINGFACE_API_KEY: fake.keys.HUGGINGFACE,
    ...env,
  };
  const handleRequest = createAiFunction({
    env: (name) => secrets[name],
    log: (line) => void logLines.push(line),
  });

  const intercept = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!request.url?.endsWith(PATH)) return false;
    const abort = new AbortController();
    response.on('close', () => abort.abort());
    const answer = await handleRequest(toWebRequest(request, origin, abort.signal), {
      peerAddress: request.socket.remoteAddress ?? null,
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body)
      Readable.fromWeb(answer.body as ReadableStream)
        .on('error', () => response.destroy())
        .pipe(response);
    else response.end();
    return true;
  };
  return { intercept, logLines };
}

/** Converts a request of Node's server to a `Request`, which Edge Functions take. */
function toWebRequest(request: IncomingMessage, origin: string, signal: AbortSignal): Request {
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body = request.method === 'POST' ? { body: Readable.toWeb(request), duplex: 'half' } : {};
  return new Request(`${origin}${PATH}`, { method: request.method, headers, signal, ...body } as RequestInit);
}
