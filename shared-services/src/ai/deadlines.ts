/** Timeouts of a provider call, in milliseconds. */
export interface Deadlines {
  /** Until the first chunk of text. */
  firstMs: number;
  /** Between two chunks. */
  idleMs: number;
  /** For the whole answer. */
  totalMs: number;
}

export const TEXT_DEADLINES: Deadlines = { firstMs: 20_000, idleMs: 15_000, totalMs: 120_000 };
/** Images and searched answers arrive in one response. */
export const WHOLE_DEADLINES: Deadlines = { firstMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

/** Abort reason of a timeout, as opposed to a cancellation by the visitor. */
export class DeadlineReached extends Error {
  override name = 'DeadlineReached';
}

interface Limits {
  deadlines: Deadlines;
  /** The caller's signal. */
  signal: AbortSignal | undefined;
  /** Maps any error of the source, or DeadlineReached, to the error that the caller receives. */
  explain: (error: unknown) => unknown;
}

/**
 * Yields the items of `start`, with timeouts and cancellation. Both work even if the source ignores its signal. At
 * the end the source's signal is always aborted, which closes the connection.
 * @throws the reason of the caller's signal unchanged, or the error returned by `explain`.
 */
export async function* streamWithDeadlines<T>(
  start: (signal: AbortSignal) => AsyncIterable<T>,
  { deadlines, signal: outer, explain }: Limits,
): AsyncGenerator<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const leave = () => controller.abort(outer?.reason);
  const late = () => controller.abort(new DeadlineReached());
  outer?.addEventListener('abort', leave, { once: true });
  const total = setTimeout(late, deadlines.totalMs);
  let pause = setTimeout(late, deadlines.firstMs);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});

  let source: AsyncIterator<T> | undefined;
  try {
    source = start(signal)[Symbol.asyncIterator]();
    while (true) {
      const step = await Promise.race([source.next(), aborted]);
      if (step.done) return;
      clearTimeout(pause);
      pause = setTimeout(late, deadlines.idleMs);
      yield step.value;
    }
  } catch (error) {
    throw outer?.aborted ? outer.reason : explain(error);
  } finally {
    clearTimeout(total);
    clearTimeout(pause);
    outer?.removeEventListener('abort', leave);
    controller.abort(new DOMException('Answer no longer needed', 'AbortError'));
    source?.return?.()?.catch(() => {});
  }
}

/** Runs one promise with the same timeouts and cancellation as `streamWithDeadlines`. */
export async function promiseWithDeadlines<T>(
  run: (signal: AbortSignal) => Promise<T>,
  limits: Limits,
): Promise<T> {
  async function* one(signal: AbortSignal) {
    yield await run(signal);
  }
  for await (const value of streamWithDeadlines(one, limits)) return value;
  throw new Error('promiseWithDeadlines: the source ended without a value');
}
