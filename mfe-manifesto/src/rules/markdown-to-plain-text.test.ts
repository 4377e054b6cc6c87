import { expect, it } from 'vitest';
import { markdownToPlainText } from './markdown-to-plain-text.ts';

it('markdownToPlainText returns a paragraph that follows a list as a new group', () => {
  expect(
    markdownToPlainText('É **saber**:\n\n- ler\n- duvidar\n\nPor isso pedimos isto.\n\nE isto.'),
  ).toEqual([
    { text: ['É saber:'], list: ['ler', 'duvidar'] },
    { text: ['Por isso pedimos isto.', 'E isto.'], list: [] },
  ]);
  expect(markdownToPlainText('')).toEqual([]);
});
