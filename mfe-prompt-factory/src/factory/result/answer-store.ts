/** The answer on its way to the screen. Kept outside React so that a stream renders one component, once per frame. */
import type { Answer } from '../../data/generate.ts';

export type AnswerState =
  | { status: 'idle' }
  /** `text` grows while the answer streams in. */
  | { status: 'running'; text: string }
  | { status: 'done'; answer: Answer };

export interface AnswerStore {
  get(): AnswerState;
  subscribe(listener: () => void): () => void;
}

const IDLE: AnswerState = { status: 'idle' };

/**
 * Pieces that arrive within one frame are shown together: the first reaches the screen with the next frame, and a
 * fast stream never renders more often than the screen shows.
 */
export function createAnswerStore() {
  const listeners = new Set<() => void>();
  let state = IDLE;
  let arrived = '';
  let frame = 0;

  function become(next: AnswerState) {
    cancelAnimationFrame(frame);
    frame = 0;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin() {
      arrived = '';
      become({ status: 'running', text: '' });
    },
    append(piece: string) {
      arrived += piece;
      frame ||= requestAnimationFrame(() => become({ status: 'running', text: arrived }));
    },
    /** Another provider starts over; its first piece follows at once. */
    restart() {
      arrived = '';
    },
    finish: (answer: Answer) => become({ status: 'done', answer }),
    reset: () => become(IDLE),
  };
}
