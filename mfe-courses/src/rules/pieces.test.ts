import { describe, expect, it } from 'vitest';
import { pieces } from '../content/demonstrations/pieces.ts';
import { piecesInWindow, splitIntoPieces } from './pieces.ts';

describe('tokenizer', () => {
  it('leaves short words whole, splits long ones, and counts each punctuation mark', () => {
    expect(splitIntoPieces('O sol nasce.')).toEqual(['O', 'sol', 'nas', 'ce', '.']);
    expect(splitIntoPieces('antecipadamente')).toEqual(['ante', 'cipa', 'da', 'mente']);
    expect(splitIntoPieces('   ')).toEqual([]);
  });

  it('loses no letter of any text', () => {
    for (const text of [pieces.text, 'Pneumoultramicroscópico 2026!', '«Olá» — 🙂 çãõ', ...pieces.messages]) {
      expect(splitIntoPieces(text).join('')).toBe(text.replace(/\s/g, ''));
      expect(splitIntoPieces(text)).not.toContain('');
    }
  });
});

describe('context window', () => {
  it('retains the last pieces and drops the first', () => {
    expect(piecesInWindow([5, 5, 5], 7)).toEqual([0, 2, 5]);
    expect(piecesInWindow([5, 5, 5], 99)).toEqual([5, 5, 5]);
    expect(piecesInWindow([], 7)).toEqual([]);
  });

  it('of the small size drops the first message of the conversation; the larger size fits all', () => {
    const lengths = pieces.messages.map((text) => splitIntoPieces(text).length);
    const [small, large] = pieces.size.options.map(({ value }) => piecesInWindow(lengths, Number(value)));
    expect(small?.[0]).toBe(0);
    expect(large).toEqual(lengths);
  });
});
