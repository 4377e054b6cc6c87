/** Milliseconds a provider may take. */
export interface Deadlines {
  /** Until the first piece of text. */
  firstMs: number;
  /** Between two pieces. */
  idleMs: number;
  /** For the whole answer. */
  totalMs: number;
}

export const TEXT_DEADLINES: Deadlines = { firstMs: 20_000, idleMs: 15_000, totalMs: 120_000 };
/** An image or a searched answer comes in one piece. */
export const WHOLE_DEADLINES: Deadlines = { firstMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

/** Reason of an abort that a deadline caused, as opposed to the visitor. */
export class DeadlineReached extends Error {
  override name = 'DeadlineReached';
}

interface Limits {
  deadlines: Deadlines;
  /** The caller's own signal. */
  signal: AbortSignal | undefined;
  /** Turns whatever the source threw, or DeadlineReached, into what the caller should see. */
  explain: (error: unknown) => unknown;
}

/**
 * Passes on what `start` yields, and gives up when it is too slow, or when the caller aborts, even if the source
 * ignores its signal. However the iteration ends, the source's signal is aborted afterwards, which closes the
 * connection.
 * @throws the reason of the caller's signal as it is; anything else as `explain` says.
 */
export async function* within<T>(
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

/** One promise under the same rules. */
export async function onceWithin<T>(run: (signal: AbortSignal) => Promise<T>, limits: Limits): Promise<T> {
  async function* one(signal: AbortSignal) {
    yield await run(signal);
  }
  for await (const value of within(one, limits)) return value;
  throw new Error('A promise gave no value');
}
