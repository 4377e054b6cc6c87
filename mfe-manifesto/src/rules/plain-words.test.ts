import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it('keeps what stands behind a list behind it', () => {
  expect(plainWords('É **saber**:\n\n- ler\n- duvidar\n\nPor isso pedimos isto.\n\nE isto.')).toEqual([
    { text: ['É saber:'], list: ['ler', 'duvidar'] },
    { text: ['Por isso pedimos isto.', 'E isto.'], list: [] },
  ]);
  expect(plainWords('')).toEqual([]);
});
