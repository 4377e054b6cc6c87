/** State of a streaming answer, outside React: a stream then renders one component, at most once per frame. */
import type { Answer } from '../../../data/generate.ts';

export type AnswerState =
  | { status: 'idle' }
  /** `text` grows while the answer streams in. */
  | { status: 'running'; text: string }
  | { status: 'done'; answer: Answer };

export interface AnswerStore {
  get(): AnswerState;
  subscribe(listener: () => void): () => void;
  /** Called by the view when its text is in the document. Only then does the view receive more (backpressure). */
  written(): void;
}

const IDLE: AnswerState = { status: 'idle' };

/**
 * Creates a store that throttles a stream. The first piece is published at once. Later pieces are batched until the
 * view has rendered and a frame has painted. A fast stream therefore renders at most once per frame, a slow device
 * receives larger batches, and rendering never shares a task with layout and paint.
 */
export function createAnswerStore() {
  const listeners = new Set<() => void>();
  let state = IDLE;
  let arrived = '';
  /** True when unpublished text has arrived. */
  let waiting = false;
  /** True while published text has not been painted. */
  let busy = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(next: AnswerState, unseen = false) {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    waiting = false;
    busy = unseen;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function show() {
    waiting = false;
    // After a restart, the first words may equal the displayed text.
    if (state.status === 'running' && state.text === arrived) return;
    publish({ status: 'running', text: arrived }, true);
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
          timer = setTimeout(next);
        });
      }
    },
    begin() {
      arrived = '';
      publish({ status: 'running', text: '' });
    },
    append(piece: string) {
      arrived += piece;
      waiting = true;
      if (!busy) show();
    },
    /** Clears the text when another provider starts over; its first piece is published at once. */
    restart() {
      arrived = '';
      waiting = false;
    },
    finish: (answer: Answer) => publish({ status: 'done', answer }),
    reset: () => publish(IDLE),
  };
}
