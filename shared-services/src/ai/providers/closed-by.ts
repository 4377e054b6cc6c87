/**
 * The body, closed when the signal aborts. Deno 2.9.6 forgets the signal of a fetch once the request object has been
 * collected, and the provider would go on writing for a visitor who left.
 */
export function closedBy(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const close = (reason: unknown) => reader.cancel(reason).catch(() => {});
  signal?.addEventListener('abort', () => void close(signal.reason), { once: true });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: close,
  });
}
