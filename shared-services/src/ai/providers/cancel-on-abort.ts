/**
 * Cancels a response body when the signal aborts. Deno 2.9.6 drops the signal of a fetch once the request object is
 * garbage-collected; the provider would then continue to generate text after the visitor left.
 */
export function cancelOnAbort(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const cancelReader = (reason: unknown) => reader.cancel(reason).catch(() => {});
  signal?.addEventListener('abort', () => void cancelReader(signal.reason), { once: true });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: cancelReader,
  });
}
