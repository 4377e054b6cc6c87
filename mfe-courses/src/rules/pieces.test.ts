import { describe, expect, it } from 'vitest';
import { pieces } from '../content/demonstrations/pieces.ts';
import { inWindow, piecesOf } from './pieces.ts';

describe('the cut', () => {
  it('leaves short words whole, cuts long ones, and counts each mark', () => {
    expect(piecesOf('O sol nasce.')).toEqual(['O', 'sol', 'nas', 'ce', '.']);
    expect(piecesOf('antecipadamente')).toEqual(['ante', 'cipa', 'da', 'mente']);
    expect(piecesOf('   ')).toEqual([]);
  });

  it('loses no letter, whatever is written', () => {
    for (const text of [pieces.text, 'Pneumoultramicroscópico 2026!', '«Olá» — 🙂 çãõ', ...pieces.messages]) {
      expect(piecesOf(text).join('')).toBe(text.replace(/\s/g, ''));
      expect(piecesOf(text)).not.toContain('');
    }
  });
});

describe('the window', () => {
  it('keeps the end and forgets the beginning', () => {
    expect(inWindow([5, 5, 5], 7)).toEqual([0, 2, 5]);
    expect(inWindow([5, 5, 5], 99)).toEqual([5, 5, 5]);
    expect(inWindow([], 7)).toEqual([]);
  });

  it('of the small size forgets the first message of the conversation, and the larger one holds it', () => {
    const lengths = pieces.messages.map((text) => piecesOf(text).length);
    const [small, large] = pieces.size.options.map(({ value }) => inWindow(lengths, Number(value)));
    expect(small?.[0]).toBe(0);
    expect(large).toEqual(lengths);
  });
});
