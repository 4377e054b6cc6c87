import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Booth } from './deliver.ts';
import { type Withdrawal, withdrawVote } from './withdraw.ts';

interface UndoVoteOptions {
  /** Of the principle. */
  id: string;
  /** `undo` of the vote. */
  until: number;
  booth: Booth;
  /** Moves the focus to what remains, when the button goes while it has it. */
  moveFocus: () => void;
  onResult: (result: Withdrawal) => void;
}

interface UndoVote {
  button: RefObject<HTMLButtonElement | null>;
  /** Whole seconds left: Infinity while the vote is on this device alone, 0 when the vote is final. */
  seconds: number;
  busy: boolean;
  undo: () => Promise<void>;
}

/** The time and the button of an undo, without its words. It ends when the server would refuse, or a little earlier. */
export function useUndoVote({ id, until, booth, moveFocus, onResult }: UndoVoteOptions): UndoVote {
  const button = useRef<HTMLButtonElement>(null);
  const [now, setNow] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  const tick = useEffectEvent(() => {
    if (Date.now() >= until && !busy && document.activeElement === button.current) moveFocus();
    setNow(Date.now());
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      tick();
      const left = until - Date.now();
      if (left > 0 && left < Number.POSITIVE_INFINITY) timer = setTimeout(next, left % 1000 || 1000);
    };
    next();
    return () => clearTimeout(timer);
  }, [until]);
  return {
    button,
    seconds: Math.max(0, Math.ceil((until - now) / 1000)),
    busy,
    async undo() {
      if (busy) return;
      setBusy(true);
      const result = await withdrawVote(id, booth);
      setBusy(false);
      // The button may be gone by now, and the focus with it. A focus that the visitor moved stays where it is.
      const lost = [document.body, button.current].includes(document.activeElement as HTMLButtonElement);
      if (lost && (result !== 'failed' || Date.now() >= until)) moveFocus();
      onResult(result);
    },
  };
}
