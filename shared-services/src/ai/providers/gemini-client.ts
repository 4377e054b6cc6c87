import type { Access } from '../settings.ts';
import { eventData, parseChunk } from '../sse.ts';
import { closedBy } from './closed-by.ts';

/**
 * The official SDK, loaded on first use (54 kB compressed). The `web` entry runs in browsers, Node and Deno alike.
 * @param express Imagen models are served by the Agent Platform only, which takes an API key in "express" mode.
 */
export async function geminiClient({ key, endpoint }: Access, options: { express?: boolean } = {}) {
  const { GoogleGenAI } = await import('@google/genai/web');
  return new GoogleGenAI({
    apiKey: key,
    // SDK 3.1.0 asks `v1` unless told otherwise; preview models and search are promised in `v1beta` only.
    ...(options.express ? { vertexai: true } : { apiVersion: 'v1beta' }),
    httpOptions: { ...(endpoint ? { baseUrl: endpoint } : {}), fetch: tolerantFetch },
  });
}

/**
 * @google/genai 3.1.0 ends the whole answer at the first chunk it cannot parse, and loses an event that begins with
 * a comment line. Chunks are therefore checked and re-framed before it sees them.
 */
const tolerantFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !response.body || !type.includes('text/event-stream')) return response;
  return new Response(cleanEvents(closedBy(response.body, init?.signal)), {
    status: response.status,
    headers: response.headers,
  });
};

function cleanEvents(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
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
