import { AiError, wasRefused } from '../../../shared-services/src/ai/errors.ts';
import { local } from '../../../shared-services/src/ai/local.ts';
import type { AiContext, TextRequest, TextResult } from '../../../shared-services/src/ai/types.ts';
import {
  EVENT_STREAM_TYPE,
  HEARTBEAT_INTERVAL_MS,
  type WireEvent,
} from '../../../shared-services/src/ai/wire.ts';
import { describeFault } from './failures.ts';

interface StreamOptions {
  context: AiContext;
  prompt: string;
  turns: TextRequest['turns'];
  headers: Record<string, string>;
  /**
   * Called once with the result; undefined when no provider answered or the visitor left. Awaited before the stream
   * closes.
   */
  onEnd: (result: TextResult | undefined) => Promise<void>;
}

/**
 * Streams the answer to a text request: each piece is sent as soon as the provider sent it. The event
 * `restart` means that a provider failed after its first piece: the next one starts over, and the page clears
 * the text.
 */
export function streamText({ context, prompt, turns, headers, onEnd }: StreamOptions): Response {
  const abort = new AbortController();
  // Closes the connection to the provider, which would otherwise write the rest of the answer.
  const abortStream = () => abort.abort(new DOMException('The visitor left', 'AbortError'));
  if (context.signal?.aborted) abortStream();
  context.signal?.addEventListener('abort', abortStream, { once: true });
  const encoder = new TextEncoder();

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (line: string) => {
        if (!abort.signal.aborted) controller.enqueue(encoder.encode(`${line}\n`));
      };
      const send = (event: WireEvent) => write(JSON.stringify(event));
      // Empty lines keep proxies from closing an idle connection.
      const keepAlive = setInterval(() => write(''), HEARTBEAT_INTERVAL_MS);
      let result: TextResult | undefined;
      try {
        result = await local.text({
          ...context,
          prompt,
          turns,
          signal: abort.signal,
          onChunk: (text) => send({ type: 'chunk', text }),
          onRestart: () => send({ type: 'restart' }),
        });
        send({ type: 'done', provider: result.provider });
      } catch (error) {
        if (!(error instanceof AiError) && !abort.signal.aborted) {
          console.error('Fault in the text stream:', describeFault(error));
        }
        send({ type: 'error', code: wasRefused(error) ? 'refused' : 'failed' });
      } finally {
        clearInterval(keepAlive);
        await onEnd(result);
        if (!abort.signal.aborted) controller.close();
      }
    },
    cancel: abortStream,
  });
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': `${EVENT_STREAM_TYPE}; charset=utf-8`,
      // Disables nginx's response buffering.
      'x-accel-buffering': 'no',
    },
  });
}
