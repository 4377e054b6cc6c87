import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { blocks } from './blocks.ts';

describe('blocks', () => {
  it('cuts at empty lines and loses nothing', () => {
    const text = '# Título\n\nUm.\n\n- a\n- b\n\n  ainda b\n\nDois.';
    expect(blocks(text)).toEqual(['# Título\n\n', 'Um.\n\n', '- a\n- b\n\n  ainda b\n\n', 'Dois.']);
  });

  it('keeps a code fence in one piece', () => {
    const text = 'Veja:\n\n```\na\n\nb\n```\n\nFim.';
    expect(blocks(text)).toEqual(['Veja:\n\n', '```\na\n\nb\n```\n\n', 'Fim.']);
  });

  it('keeps earlier blocks as they were while a text grows', () => {
    const text = Array.from({ length: 200 }, (_, i) => `Parágrafo ${i} com **força**.`).join('\n\n');
    let before: string[] = [];
    for (let end = 1; end < text.length; end += 97) {
      const now = blocks(text.slice(0, end));
      expect(now.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      before = now;
    }
  });

  it.each([
    ['sentences', 'Uma frase curta. '.repeat(1200)],
    ['lines', 'uma linha sem ponto\n'.repeat(1000)],
    ['nothing to cut at', 'a'.repeat(20_000)],
  ])('never lets one block of %s grow long', (_, text) => {
    const parts = blocks(text);
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

  /** A view that writes what it is given at once. */
  const view = (store: ReturnType<typeof createAnswerStore>) => {
    const shown: unknown[] = [];
    store.subscribe(() => {
      const state = store.get();
      shown.push(state.status === 'running' ? state.text : state.status);
      store.written();
    });
    return shown;
  };

  it('shows the first piece at once and, after each frame, all that arrived until then', () => {
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

  it('gives a slow view no more than it has written', () => {
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

  it('starts over with another provider, and shows the old words until new ones come', () => {
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

  it('shows nothing more once it is reset', () => {
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
