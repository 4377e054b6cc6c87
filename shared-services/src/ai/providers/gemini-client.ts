import { eventData, parseChunk } from '../sse.ts';
import type { Access } from './access.ts';
import { cancelOnAbort } from './cancel-on-abort.ts';

/**
 * Creates a client of Gemini's official SDK, which is loaded on first use (54 kB compressed). The `web` entry runs in
 * browsers, Node and Deno alike.
 * @param express Imagen models are served by the Agent Platform only, which takes an API key in "express" mode.
 */
export async function geminiClient({ key, endpoint }: Access, options: { express?: boolean } = {}) {
  const { GoogleGenAI } = await import('@google/genai/web');
  return new GoogleGenAI({
    apiKey: key,
    // SDK 3.1.0 calls `v1` by default; preview models and search are supported in `v1beta` only.
    ...(options.express ? { vertexai: true } : { apiVersion: 'v1beta' }),
    httpOptions: { ...(endpoint ? { baseUrl: endpoint } : {}), fetch: tolerantFetch },
  });
}

/**
 * Works around two defects of @google/genai 3.1.0: it ends the whole answer at the first chunk that it cannot parse,
 * and it loses an event that begins with a comment line. This wrapper validates and re-frames chunks first.
 */
const tolerantFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !response.body || !type.includes('text/event-stream')) return response;
  return new Response(dropInvalidEvents(cancelOnAbort(response.body, init?.signal)), {
    status: response.status,
    headers: response.headers,
  });
};

/** Re-encodes each event as one `data:` line and drops events that are not JSON objects. */
function dropInvalidEvents(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const events = eventData(body);
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await events.next();
        if (done) return controller.close();
        if (parseChunk(value) === null) continue;
        return controller.enqueue(encoder.encode(`data: ${value}\n\n`));
      }
    },
    async cancel() {
      await events.return(undefined);
    },
  });
}
