import { eventData, parseChunk } from '../sse.ts';
import type { ProviderId } from '../types.ts';
import { cancelOnAbort } from './cancel-on-abort.ts';
import { failed, httpFailed } from './failures.ts';

interface Post {
  provider: ProviderId;
  url: string;
  key: string;
  body: unknown;
  signal: AbortSignal;
}

/** Sentinel for `data: [DONE]`. */
export const DONE: Record<string, unknown> = {};

/**
 * Sends a POST request and yields each event of the answer as JSON, up to `[DONE]` (yielded as `DONE`) or the end of
 * the stream. Both vendors report an error in the middle of a stream as an event with an `error` field.
 */
export async function* postForEvents(post: Post): AsyncGenerator<Record<string, unknown>> {
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
    throw httpFailed(post.provider, response.status);
  }
  if (!response.body) throw failed(post.provider, 'empty');
  for await (const data of eventData(cancelOnAbort(response.body, post.signal))) {
    if (data.trim() === '[DONE]') {
      yield DONE;
      return;
    }
    const event = parseChunk(data);
    if (event === null) continue;
    if (event.error) throw httpFailed(post.provider, statusOf(event.error));
    yield event;
  }
}

function statusOf(error: unknown): number {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'number' ? code : 500;
}
