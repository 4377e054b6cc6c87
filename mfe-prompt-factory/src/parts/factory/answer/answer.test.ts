import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { splitBlocks } from './blocks.ts';

describe('splitBlocks', () => {
  it('splits at empty lines and loses nothing', () => {
    const text = '# Título\n\nUm.\n\n- a\n- b\n\n  ainda b\n\nDois.';
    expect(splitBlocks(text)).toEqual(['# Título\n\n', 'Um.\n\n', '- a\n- b\n\n  ainda b\n\n', 'Dois.']);
  });

  it('keeps a code fence in one block', () => {
    const text = 'Veja:\n\n```\na\n\nb\n```\n\nFim.';
    expect(splitBlocks(text)).toEqual(['Veja:\n\n', '```\na\n\nb\n```\n\n', 'Fim.']);
  });

  it('does not change earlier blocks while a text grows', () => {
    const text = Array.from({ length: 200 }, (_, i) => `Parágrafo ${i} com **força**.`).join('\n\n');
    let previous: string[] = [];
    for (let end = 1; end < text.length; end += 97) {
      const current = splitBlocks(text.slice(0, end));
      expect(current.slice(0, previous.length - 1)).toEqual(previous.slice(0, -1));
      previous = current;
    }
  });

  it.each([
    ['sentences', 'Uma frase curta. '.repeat(1200)],
    ['lines', 'uma linha sem ponto\n'.repeat(1000)],
    ['text without breaks', 'a'.repeat(20_000)],
  ])('limits the length of a block of %s', (_, text) => {
    const parts = splitBlocks(text);
    expect(parts.join('').trim()).toBe(text.trim());
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(3000);
  });
});

describe('createAnswerStore', () => {
  /** Replaces animation frames and timers. @returns a function that runs the next frame */
  const fakeFrames = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pendingCallbacks = new Map<number, FrameRequestCallback>();
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
      pendingCallbacks.set(pendingCallbacks.size + 1, run);
      return pendingCallbacks.size;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => pendingCallbacks.delete(frame));
    return () => {
      const callbacks = [...pendingCallbacks.values()];
      pendingCallbacks.clear();
      for (const run of callbacks) run(0);
      vi.runAllTimers();
    };
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Attaches a fake view that renders each update at once. @returns the texts and statuses that it showed */
  const attachView = (store: ReturnType<typeof createAnswerStore>) => {
    const shownStates: unknown[] = [];
    store.subscribe(() => {
      const state = store.get();
      shownStates.push(state.status === 'running' ? state.text : state.status);
      store.markRendered();
    });
    return shownStates;
  };

  it('publishes the first piece at once, and later pieces in one batch per frame', () => {
    const nextFrame = fakeFrames();
    const store = createAnswerStore();
    store.begin();
    const shownStates = attachView(store);
    for (const piece of ['Olá', ',', ' mundo']) store.append(piece);
    expect(shownStates).toEqual(['Olá']);
    nextFrame();
    expect(shownStates).toEqual(['Olá', 'Olá, mundo']);
    nextFrame();
    expect(shownStates).toHaveLength(2);
    store.append('!');
    expect(shownStates.at(-1)).toBe('Olá, mundo!');
  });

  it('publishes nothing more to a slow view until it has rendered', () => {
    const nextFrame = fakeFrames();
    const store = createAnswerStore();
    store.begin();
    const shownStates = vi.fn();
    store.subscribe(shownStates);
    for (const piece of ['Um', ' dois', ' três']) {
      store.append(piece);
      nextFrame();
    }
    expect(shownStates).toHaveBeenCalledOnce();
    store.markRendered();
    nextFrame();
    expect(store.get()).toEqual({ status: 'running', text: 'Um dois três' });
  });

  it('restarts with another provider and shows the old text until new text arrives', () => {
    const nextFrame = fakeFrames();
    const store = createAnswerStore();
    store.begin();
    const shownStates = attachView(store);
    for (const piece of ['Me', 'tade']) store.append(piece);
    nextFrame();
    store.append(' perdida');
    store.restart();
    nextFrame();
    expect(shownStates).toEqual(['Me', 'Metade']);
    store.append('Metade');
    store.append(' de tudo');
    nextFrame();
    expect(shownStates).toEqual(['Me', 'Metade', 'Metade de tudo']);
  });

  it('publishes nothing after reset', () => {
    const nextFrame = fakeFrames();
    const store = createAnswerStore();
    store.begin();
    const shownStates = attachView(store);
    store.append('Um');
    store.append(' dois');
    store.reset();
    nextFrame();
    expect(shownStates).toEqual(['Um', 'idle']);
  });
});
