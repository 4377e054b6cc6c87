/** Timeouts of a provider call, in milliseconds. */
export interface Deadlines {
  /** Until the first chunk of text. */
  firstMs: number;
  /** Between two chunks. */
  idleMs: number;
  /** For the whole answer. */
  totalMs: number;
}

/** Timeouts of a streamed text. */
export const TEXT_DEADLINES: Deadlines = { firstMs: 20_000, idleMs: 15_000, totalMs: 120_000 };
/** Timeouts of a call that answers in one response: images, analysis and news. */
export const SINGLE_RESPONSE_DEADLINES: Deadlines = { firstMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

/** Abort reason of a timeout, as opposed to a cancellation by the visitor. */
export class DeadlineReached extends Error {
  override name = 'DeadlineReached';
}

interface StreamOptions {
  deadlines: Deadlines;
  /** The caller's signal. */
  signal: AbortSignal | undefined;
  /** Maps any error of the source, or DeadlineReached, to the error that the caller receives. */
  mapError: (error: unknown) => unknown;
}

/**
 * Yields the items of `start`, with timeouts and cancellation. Both work even if the source ignores its signal. At
 * the end the source's signal is always aborted, which closes the connection.
 * @throws the reason of the caller's signal unchanged, or the error returned by `mapError`.
 */
export async function* streamWithDeadlines<T>(
  start: (signal: AbortSignal) => AsyncIterable<T>,
  { deadlines, signal: callerSignal, mapError }: StreamOptions,
): AsyncGenerator<T> {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const onCallerAbort = () => controller.abort(callerSignal?.reason);
  const onTimeout = () => controller.abort(new DeadlineReached());
  callerSignal?.addEventListener('abort', onCallerAbort, { once: true });
  const totalTimer = setTimeout(onTimeout, deadlines.totalMs);
  let chunkTimer = setTimeout(onTimeout, deadlines.firstMs);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Prevents an unhandled rejection: the last abort happens after the loop.
  aborted.catch(() => {});

  let source: AsyncIterator<T> | undefined;
  try {
    source = start(signal)[Symbol.asyncIterator]();
    while (true) {
      const step = await Promise.race([source.next(), aborted]);
      if (step.done) return;
      clearTimeout(chunkTimer);
      chunkTimer = setTimeout(onTimeout, deadlines.idleMs);
      yield step.value;
    }
  } catch (error) {
    throw callerSignal?.aborted ? callerSignal.reason : mapError(error);
  } finally {
    clearTimeout(totalTimer);
    clearTimeout(chunkTimer);
    callerSignal?.removeEventListener('abort', onCallerAbort);
    controller.abort(new DOMException('Answer no longer needed', 'AbortError'));
    source?.return?.()?.catch(() => {});
  }
}

/** Runs one promise with the same timeouts and cancellation as `streamWithDeadlines`. */
export async function promiseWithDeadlines<T>(
  call: (signal: AbortSignal) => Promise<T>,
  options: StreamOptions,
): Promise<T> {
  async function* singleItem(signal: AbortSignal) {
    yield await call(signal);
  }
  for await (const value of streamWithDeadlines(singleItem, options)) return value;
  throw new Error('promiseWithDeadlines: the source ended without a value');
}
