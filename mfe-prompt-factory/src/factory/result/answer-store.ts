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
 * The first piece is shown at once; what arrives until the next frame is shown together, after it. So a fast stream
 * never renders more often than the screen shows, and rendering is never in one task with the frame's own layout and
 * paint: on a slow device the two together would hold up every press of a key.
 */
export function createAnswerStore() {
  const listeners = new Set<() => void>();
  let state = IDLE;
  let arrived = '';
  let waiting = false;
  let frame = 0;
  let turn: ReturnType<typeof setTimeout> | undefined;

  function become(next: AnswerState) {
    cancelAnimationFrame(frame);
    clearTimeout(turn);
    frame = 0;
    waiting = false;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function show() {
    become({ status: 'running', text: arrived });
    frame = requestAnimationFrame(() => {
      turn = setTimeout(() => {
        frame = 0;
        if (waiting) show();
      });
    });
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
      waiting = true;
      if (!frame) show();
    },
    /** Another provider starts over; its first piece follows at once. */
    restart() {
      arrived = '';
      waiting = false;
    },
    finish: (answer: Answer) => become({ status: 'done', answer }),
    reset: () => become(IDLE),
  };
}
