import { describe, expect, it, vi } from 'vitest';
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
    const waiting: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => waiting.push(run));
    vi.stubGlobal('cancelAnimationFrame', () => {});
    return () => {
      for (const run of waiting.splice(0)) run(0);
    };
  };

  it('shows what arrived within a frame at once, however many pieces', () => {
    const nextFrame = frames();
    const store = createAnswerStore();
    const shown = vi.fn();
    store.begin();
    store.subscribe(shown);
    for (const piece of ['Olá', ' ', 'mundo']) store.append(piece);
    expect(shown).not.toHaveBeenCalled();
    nextFrame();
    expect(shown).toHaveBeenCalledOnce();
    expect(store.get()).toEqual({ status: 'running', text: 'Olá mundo' });
  });

  it('starts over with another provider', () => {
    const nextFrame = frames();
    const store = createAnswerStore();
    store.begin();
    store.append('Metade');
    nextFrame();
    store.restart();
    expect(store.get()).toMatchObject({ text: 'Metade' });
    store.append('Tudo');
    nextFrame();
    expect(store.get()).toMatchObject({ text: 'Tudo' });
  });
});
