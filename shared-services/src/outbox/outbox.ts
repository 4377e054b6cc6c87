import { type Backend, BackendError } from '../backend/index.ts';
import { deviceKeys, withOutboxLock } from '../storage/index.ts';

/** A message for the visitor, with the fields of `shell.notify`. */
export interface Notice {
  kind: 'info' | 'warning';
  message: string;
  /** Milliseconds. Longer than other notices, because the visitor's action was undone or waits. */
  timeout: number;
}

/**
 * The backend that receives items, and the callbacks for failures. The shell provides `report` and `notify`.
 */
export interface VotingContext {
  /** Null when no backend is configured: items wait on the device. */
  backend: Backend | null;
  report(error: unknown, context?: Record<string, unknown>): void;
  notify(notice: Notice): void;
}

/**
 * Classification of a failed attempt. `unavailable`: no response, or a temporary server error. `held`: a rate limit.
 * `withdrawn`: the target of the item no longer exists. `refused`: the server will never accept the item.
 */
export type Verdict = 'unavailable' | 'held' | 'withdrawn' | 'refused';

/** Result of an attempt: the server's answer, or the verdict on its error. */
export type Outcome<Answer = unknown> =
  | { verdict: 'sent'; answer: Answer; error?: undefined }
  | { verdict: Verdict; error: unknown };

interface Declaration<Item, Answer> {
  /** Prefix of the storage keys: an item's key is the prefix and its id. */
  prefix: string;
  /** Reads an item from the device. @returns null for an id or a value that this version cannot read */
  read(id: string): Item | null;
  /** Sends an item. The server must handle it idempotently. @throws BackendError */
  send(item: Item, backend: Backend, context: VotingContext): Promise<Answer>;
  /** Updates the device after each attempt: removes a sent or refused item, retains any other. */
  onOutcome(item: Item, outcome: Outcome<Answer>, context: VotingContext): void;
  /**
   * False while a rate limit delays the item. If missing, a rate limit ends the pass and the next pass
   * retries.
   */
  isDue?(item: Item): boolean;
}

/** Returns the verdict on a failed attempt. */
export function classifyError(error: unknown): Verdict {
  const kind = error instanceof BackendError ? error.kind : null;
  if (kind === 'rate-limited') return 'held';
  if (kind === 'not-found') return 'withdrawn';
  return kind === 'rejected' ? 'refused' : 'unavailable';
}

/** Creates the outbox of one item type. Items wait on this device until the server has answered. */
export function defineOutbox<Item, Answer>({
  prefix,
  read,
  send,
  onOutcome,
  isDue,
}: Declaration<Item, Answer>) {
  const inFlight = new Map<string, Promise<Outcome<Answer>>>();
  const ids = () => deviceKeys(prefix).map((key) => key.slice(prefix.length));

  async function attempt(id: string, context: VotingContext): Promise<Outcome<Answer>> {
    const item = read(id);
    if (!item || !context.backend) return { verdict: 'unavailable', error: null };
    const outcome = await send(item, context.backend, context).then(
      (answer): Outcome<Answer> => ({ verdict: 'sent', answer }),
      (error): Outcome<Answer> => ({ verdict: classifyError(error), error }),
    );
    onOutcome(item, outcome, context);
    return outcome;
  }

  /** Sends one item now, or joins its attempt in flight in this document. Never rejects. */
  function deliver(id: string, context: VotingContext): Promise<Outcome<Answer>> {
    const pendingAttempt = inFlight.get(id) ?? attempt(id, context).finally(() => inFlight.delete(id));
    inFlight.set(id, pendingAttempt);
    return pendingAttempt;
  }

  /** Sends the due items in turn, until one gets no response or a rate limit ends the pass. */
  async function deliverPass(
    context: VotingContext,
    requestedId?: string,
  ): Promise<[Item, Outcome<Answer>][]> {
    const outcomes: [Item, Outcome<Answer>][] = [];
    for (const id of ids()) {
      const item = read(id);
      if (!item || (id !== requestedId && isDue?.(item) === false)) continue;
      const outcome = await deliver(id, context);
      outcomes.push([item, outcome]);
      if (outcome.verdict === 'unavailable' || (outcome.verdict === 'held' && !isDue)) break;
    }
    return outcomes;
  }

  return {
    ids,
    deliver,
    /** Returns the attempt in flight in this document, if any. */
    attemptOf: (id: string) => inFlight.get(id),
    /**
     * Sends the due items one by one, in one tab at a time, and stops when the server is unavailable. Never
     * rejects.
     * @param requestedId an item to send even if it is not due
     */
    deliverDue: async (context: VotingContext, requestedId?: string): Promise<[Item, Outcome<Answer>][]> =>
      context.backend && ids().length > 0 ? withOutboxLock(() => deliverPass(context, requestedId)) : [],
  };
}
