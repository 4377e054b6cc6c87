import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { splitBlocks } from './blocks.ts';

describe('blocks', () => {
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
    let before: string[] = [];
    for (let end = 1; end < text.length; end += 97) {
      const now = splitBlocks(text.slice(0, end));
      expect(now.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      before = now;
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

describe('answer store', () => {
  const frames = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const due = new Map<number, FrameRequestCallback>();
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
      due.set(due.size + 1, run);
      return due.size;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => due.delete(frame));
    return () => {
      const now = [...due.values()];
      due.clear();
      for (const run of now) run(0);
      vi.runAllTimers();
    };
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Fake view that renders each update at once. */
  const view = (store: ReturnType<typeof createAnswerStore>) => {
    const shown: unknown[] = [];
    store.subscribe(() => {
      const state = store.get();
      shown.push(state.status === 'running' ? state.text : state.status);
      store.written();
    });
    return shown;
  };

  it('publishes the first piece at once, and later pieces in one batch per frame', () => {
    const nextFrame = frames();
    const store = createAnswerStore();
    store.begin();
    const shown = view(store);
    for (const piece of ['Olá', ',', ' mundo']) store.append(piece);
    expect(shown).toEqual(['Olá']);
    nextFrame();
    expect(shown).toEqual(['Olá', 'Olá, mundo']);
    nextFrame();
    expect(shown).toHaveLength(2);
    store.append('!');
    expect(shown.at(-1)).toBe('Olá, mundo!');
  });

  it('publishes nothing more to a slow view until it has rendered', () => {
    const nextFrame = frames();
    const store = createAnswerStore();
    store.begin();
    const shown = vi.fn();
    store.subscribe(shown);
    for (const piece of ['Um', ' dois', ' três']) {
      store.append(piece);
      nextFrame();
    }
    expect(shown).toHaveBeenCalledOnce();
    store.written();
    nextFrame();
    expect(store.get()).toEqual({ status: 'running', text: 'Um dois três' });
  });

  it('restarts with another provider and shows the old text until new text arrives', () => {
    const nextFrame = frames();
    const store = createAnswerStore();
    store.begin();
    const shown = view(store);
    for (const piece of ['Me', 'tade']) store.append(piece);
    nextFrame();
    store.append(' perdida');
    store.restart();
    nextFrame();
    expect(shown).toEqual(['Me', 'Metade']);
    store.append('Metade');
    store.append(' de tudo');
    nextFrame();
    expect(shown).toEqual(['Me', 'Metade', 'Metade de tudo']);
  });

  it('publishes nothing after reset', () => {
    const nextFrame = frames();
    const store = createAnswerStore();
    store.begin();
    const shown = view(store);
    store.append('Um');
    store.append(' dois');
    store.reset();
    nextFrame();
    expect(shown).toEqual(['Um', 'idle']);
  });
});
