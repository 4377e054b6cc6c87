/** The answer on its way to the screen. Kept outside React so that a stream renders one component, once per frame. */
import type { Answer } from '../../../data/generate.ts';

export type AnswerState =
  | { status: 'idle' }
  /** `text` grows while the answer streams in. */
  | { status: 'running'; text: string }
  | { status: 'done'; answer: Answer };

export interface AnswerStore {
  get(): AnswerState;
  subscribe(listener: () => void): () => void;
  /** The view says that the text it was given stands in the document. Only then does it get more. */
  written(): void;
}

const IDLE: AnswerState = { status: 'idle' };

/**
 * The first piece is shown at once. What arrives until it stands in the document, and a frame has shown it, is shown
 * together, after that frame. So a fast stream never renders more often than the screen shows, a slow device gets
 * larger pieces instead of a queue of them, and rendering is never in one task with the frame's layout and paint.
 */
export function createAnswerStore() {
  const listeners = new Set<() => void>();
  let state = IDLE;
  let arrived = '';
  /** Something arrived that the view was not given. */
  let waiting = false;
  /** The view has text that no frame has shown yet. */
  let busy = false;
  let frame = 0;
  let turn: ReturnType<typeof setTimeout> | undefined;

  function become(next: AnswerState, unseen = false) {
    cancelAnimationFrame(frame);
    clearTimeout(turn);
    waiting = false;
    busy = unseen;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function show() {
    waiting = false;
    // After a new start, the first words may be those that already show.
    if (state.status === 'running' && state.text === arrived) return;
    become({ status: 'running', text: arrived }, true);
  }

  function next() {
    busy = false;
    if (waiting) show();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    written() {
      cancelAnimationFrame(frame);
      if (busy) {
        frame = requestAnimationFrame(() => {
          turn = setTimeout(next);
        });
      }
    },
    begin() {
      arrived = '';
      become({ status: 'running', text: '' });
    },
    append(piece: string) {
      arrived += piece;
      waiting = true;
      if (!busy) show();
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
