import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Backend } from '../backend/index.ts';
import type { OutboxContext } from '../outbox/index.ts';
import { withOutboxLock } from '../storage/index.ts';
import { applyVoteEvent, readVoteMemory, readVoteState } from './outbox.ts';
import { publishReceivedVote } from './received-votes.ts';
import type { VoteTarget } from './vote-state.ts';

/**
 * `done`: the server withdrew the vote, and the next vote is final. `removed`: an unsent vote was removed from
 * the device, and the next vote can be undone. `late`: the undo window has ended, the vote is final. `failed`: no
 * answer, the vote is unchanged.
 */
export type Withdrawal = 'done' | 'removed' | 'late' | 'failed';

/**
 * Withdraws the visitor's vote on a principle. Removes an unsent vote from the device. Asks the server even
 * then, unless the vote waits, because it may have received a vote whose answer was lost. Never rejects.
 * @param id of the principle
 */
function withdrawVote(id: string, context: OutboxContext): Promise<Withdrawal> {
  const target = { kind: 'principle', id } as const;
  // Use the outbox lock: the vote may be in flight, and another tab could send it after its withdrawal.
  return withOutboxLock(async () => {
    const { unsent, waiting } = readVoteState(target);
    // Waits offline, or because a rate limit refused it.
    if (!context.backend || waiting) return removeFromDevice(target);
    try {
      return await requestWithdrawal(target, context.backend);
    } catch (error) {
      if (unsent) return removeFromDevice(target);
      context.report(error, { withdrawing: target.kind, on: id });
      return 'failed';
    }
  });
}

/** Removes the vote from this device. */
function removeFromDevice(target: VoteTarget): Withdrawal {
  applyVoteEvent(target, { type: 'reverted' });
  return 'removed';
}

/** Asks the server to withdraw the vote and applies its answer. @throws BackendError */
async function requestWithdrawal(target: VoteTarget, backend: Backend): Promise<Withdrawal> {
  const { vote, upvotes, downvotes } = await backend.run((db) =>
    db.rpc('withdraw_principle_vote', { p_id: target.id }),
  );
  publishReceivedVote({ ...target, totals: { upvotes, downvotes } });
  if (vote) {
    // 0: the vote is final.
    readVoteMemory(target).undoUntil = 0;
    applyVoteEvent(target, { type: 'received', vote });
    return 'late';
  }
  removeFromDevice(target);
  // After the removal, which resets it. 0: the next vote is final.
  readVoteMemory(target).undoUntil = 0;
  return 'done';
}

interface UndoVoteOptions {
  /** Id of the principle. */
  id: string;
  /** End of the undo window in ms since 1970, `Vote.undo`. */
  until: number;
  outboxContext: OutboxContext;
  /** Called when the button disappears while it has the focus: moves the focus to another element. */
  moveFocus: () => void;
  onResult: (result: Withdrawal) => void;
}

interface UndoVote {
  button: RefObject<HTMLButtonElement | null>;
  /**
   * Remaining seconds, rounded up. Infinity until the server has received the vote, 0 when the vote is final.
   */
  seconds: number;
  busy: boolean;
  undo: () => Promise<void>;
}

/** Returns the timer and the button of an undo. The time ends slightly before the server refuses the undo. */
export function useUndoVote({ id, until, outboxContext, moveFocus, onResult }: UndoVoteOptions): UndoVote {
  const button = useRef<HTMLButtonElement>(null);
  const [now, setNow] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  const tick = useEffectEvent((time: number) => {
    if (time >= until && !busy && document.activeElement === button.current) moveFocus();
    setNow(time);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scheduleTick = () => {
      // Read the clock once: the window must not end between the shown time and the next timer.
      const time = Date.now();
      tick(time);
      const remaining = until - time;
      if (remaining > 0 && remaining < Number.POSITIVE_INFINITY)
        timer = setTimeout(scheduleTick, remaining % 1000 || 1000);
    };
    scheduleTick();
    return () => clearTimeout(timer);
  }, [until]);
  return {
    button,
    seconds: Math.max(0, Math.ceil((until - now) / 1000)),
    busy,
    async undo() {
      if (busy) return;
      setBusy(true);
      const result = await withdrawVote(id, outboxContext);
      setBusy(false);
      // Move the focus only if the removed button had it, not if the visitor moved it elsewhere. The focus of a removed
      // element is on the body.
      const buttonHadFocus = [document.body, button.current].includes(
        document.activeElement as HTMLButtonElement,
      );
      if (buttonHadFocus && (result !== 'failed' || Date.now() >= until)) moveFocus();
      onResult(result);
    },
  };
}
