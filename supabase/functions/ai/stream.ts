import { AiError, wasRefused } from '../../../shared-services/src/ai/errors.ts';
import { local } from '../../../shared-services/src/ai/local.ts';
import type { AiContext, TextRequest, TextResult } from '../../../shared-services/src/ai/types.ts';
import { ALIVE_EVERY_MS, EVENTS_TYPE, type WireEvent } from '../../../shared-services/src/ai/wire.ts';
import { faultOf } from './failures.ts';

interface Streaming {
  context: AiContext;
  prompt: string;
  turns: TextRequest['turns'];
  headers: Record<string, string>;
  /**
   * Called once with the result; undefined when no provider answered or the visitor left. Awaited before the stream
   * closes.
   */
  ended: (result: TextResult | undefined) => Promise<void>;
}

/** Streams the answer: each piece is sent as soon as the provider sent it. */
export function streamText({ context, prompt, turns, headers, ended }: Streaming): Response {
  const left = new AbortController();
  const leave = () => left.abort(new DOMException('The visitor left', 'AbortError'));
  if (context.signal?.aborted) leave();
  context.signal?.addEventListener('abort', leave, { once: true });
  const encoder = new TextEncoder();

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (line: string) => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(`${line}\n`));
      };
      const send = (event: WireEvent) => write(JSON.stringify(event));
      const alive = setInterval(() => write(''), ALIVE_EVERY_MS);
      let result: TextResult | undefined;
      try {
        result = await local.text({
          ...context,
          prompt,
          turns,
          signal: left.signal,
          onChunk: (text) => send({ type: 'chunk', text }),
          onRestart: () => send({ type: 'restart' }),
        });
        send({ type: 'done', provider: result.provider });
      } catch (error) {
        if (!(error instanceof AiError) && !left.signal.aborted) {
          console.error('Fault in the text stream:', faultOf(error));
        }
        send({ type: 'error', code: wasRefused(error) ? 'refused' : 'failed' });
      } finally {
        clearInterval(alive);
        await ended(result);
        if (!left.signal.aborted) controller.close();
      }
    },
    cancel: leave,
  });
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': `${EVENTS_TYPE}; charset=utf-8`,
      // Disables nginx's response buffering.
      'x-accel-buffering': 'no',
    },
  });
}
