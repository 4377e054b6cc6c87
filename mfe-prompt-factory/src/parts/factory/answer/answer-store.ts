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
  markRendered(): void;
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
  let receivedText = '';
  /** True when unpublished text has arrived. */
  let hasUnpublishedText = false;
  /** True while published text has not been painted. */
  let isAwaitingPaint = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(next: AnswerState, { awaitPaint = false } = {}) {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    hasUnpublishedText = false;
    isAwaitingPaint = awaitPaint;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function publishText() {
    hasUnpublishedText = false;
    // After a restart, the first words may equal the displayed text.
    if (state.status === 'running' && state.text === receivedText) return;
    publish({ status: 'running', text: receivedText }, { awaitPaint: true });
  }

  function onPainted() {
    isAwaitingPaint = false;
    if (hasUnpublishedText) publishText();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    markRendered() {
      cancelAnimationFrame(frame);
      if (isAwaitingPaint) {
        frame = requestAnimationFrame(() => {
          timer = setTimeout(onPainted);
        });
      }
    },
    begin() {
      receivedText = '';
      publish({ status: 'running', text: '' });
    },
    append(piece: string) {
      receivedText += piece;
      hasUnpublishedText = true;
      if (!isAwaitingPaint) publishText();
    },
    /** Clears the text when another provider starts over; its first piece is published at once. */
    restart() {
      receivedText = '';
      hasUnpublishedText = false;
    },
    finish: (answer: Answer) => publish({ status: 'done', answer }),
    reset: () => publish(IDLE),
  };
}
