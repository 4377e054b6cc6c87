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
export interface OutboxContext {
  /** Null when no backend is configured: items wait on the device. */
  backend: Backend | null;
  report(error: unknown, context?: Record<string, unknown>): void;
  notify(notice: Notice): void;
}

/**
 * Classification of a failed attempt. `unavailable`: no response, or a temporary server error. `rate-limited`: too
 * many requests.
 * `withdrawn`: the target of the item no longer exists. `refused`: the server will never accept the item.
 */
export type Verdict = 'unavailable' | 'rate-limited' | 'withdrawn' | 'refused';

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
  send(item: Item, backend: Backend, context: OutboxContext): Promise<Answer>;
  /** Updates the device after each attempt: removes a sent or refused item, retains any other. */
  onOutcome(item: Item, outcome: Outcome<Answer>, context: OutboxContext): void;
  /**
   * False while a rate limit delays the item. If missing, a rate limit ends the current call of
   * `deliverDue`, and the next call retries.
   */
  isDue?(item: Item): boolean;
}

/** Returns the verdict on a failed attempt. */
export function classifyError(error: unknown): Verdict {
  const kind = error instanceof BackendError ? error.kind : null;
  if (kind === 'rate-limited') return 'rate-limited';
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
  const ids = () => deviceKeys(prefix).map((key) => key.slice(prefix.length));

  async function attempt(item: Item, context: OutboxContext): Promise<Outcome<Answer>> {
    if (!context.backend) return { verdict: 'unavailable', error: null };
    const outcome = await send(item, context.backend, context).then(
      (answer): Outcome<Answer> => ({ verdict: 'sent', answer }),
      (error): Outcome<Answer> => ({ verdict: classifyError(error), error }),
    );
    onOutcome(item, outcome, context);
    return outcome;
  }

  return {
    ids,
    /**
     * Sends one item, even if it is not due. Never rejects.
     * @returns null when the item is gone, because another tab or another copy of this module sent it
     */
    deliver: (id: string, context: OutboxContext): Promise<Outcome<Answer> | null> =>
      withOutboxLock(async () => {
        const item = ids().includes(id) && read(id);
        return item ? attempt(item, context) : null;
      }),
    /** Sends due items in turn, until one gets no response or a rate limit ends the call. Never rejects. */
    deliverDue: (context: OutboxContext): Promise<[Item, Outcome<Answer>][]> =>
      withOutboxLock(async () => {
        const outcomes: [Item, Outcome<Answer>][] = [];
        for (const id of ids()) {
          const item = read(id);
          if (!item || isDue?.(item) === false) continue;
          const outcome = await attempt(item, context);
          outcomes.push([item, outcome]);
          if (outcome.verdict === 'unavailable' || (outcome.verdict === 'rate-limited' && !isDue)) break;
        }
        return outcomes;
      }),
  };
}
