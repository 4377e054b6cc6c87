import { eventData, parseChunk } from '../sse.ts';
import type { ProviderId } from '../types.ts';
import { cancelOnAbort } from './cancel-on-abort.ts';
import { httpError, providerError } from './failures.ts';

interface PostRequest {
  provider: ProviderId;
  url: string;
  key: string;
  body: unknown;
  signal: AbortSignal;
}

/** Yielded for the event `data: [DONE]`, which ends a stream. */
export const DONE: Record<string, unknown> = {};

/**
 * Sends a POST request and yields each event of the answer as JSON, up to `[DONE]` (yielded as `DONE`) or the end of
 * the stream. An event with an `error` field, as OpenRouter and Hugging Face send it, throws.
 */
export async function* postForEvents(post: PostRequest): AsyncGenerator<Record<string, unknown>> {
  const response = await fetch(post.url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${post.key}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(post.body),
    signal: post.signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw httpError(post.provider, response.status);
  }
  if (!response.body) throw providerError(post.provider, 'empty');
  for await (const data of eventData(cancelOnAbort(response.body, post.signal))) {
    if (data.trim() === '[DONE]') {
      yield DONE;
      return;
    }
    const event = parseChunk(data);
    if (event === null) continue;
    if (event.error) throw httpError(post.provider, errorStatus(event.error));
    yield event;
  }
}

/** Returns the status in an error event, or 500 when it has none. */
function errorStatus(error: unknown): number {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'number' ? code : 500;
}
