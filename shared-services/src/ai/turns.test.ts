import { expect, it } from 'vitest';
import { fitTurns, MAX_CONVERSATION, type Turn } from './turns.ts';

const ai = (length: number): Turn => ({ role: 'ai', text: 'a'.repeat(length) });
const visitor = (text: string): Turn => ({ role: 'visitor', text });
const totalLength = (turns: Turn[]) => turns.reduce((sum, { text }) => sum + text.length, 0);

it('fitTurns returns a short conversation unchanged', () => {
  const turns = [ai(100), visitor('Mais curto.')];
  expect(fitTurns(turns)).toEqual(turns);
});

it('fitTurns cuts the earliest answers first and keeps every reply and the order of turns', () => {
  const turns = [ai(9_000), visitor('Um'), ai(9_000), visitor('Dois'), ai(5_000), visitor('Três')];
  const fitted = fitTurns(turns);
  expect(totalLength(fitted)).toBeLessThanOrEqual(MAX_CONVERSATION);
  expect(fitted.map(({ role }) => role)).toEqual(turns.map(({ role }) => role));
  expect(fitted.filter(({ role }) => role === 'visitor')).toEqual([
    visitor('Um'),
    visitor('Dois'),
    visitor('Três'),
  ]);
  expect(fitted[4]).toEqual(turns[4]);
  expect(fitted.every(({ text }) => text !== '')).toBe(true);
});
