import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type KeptAnswer, LARGEST_KEPT, useAnswers, useKeepAnswer } from './answers.ts';
import { FreshStore } from './fresh-store.tsx';

beforeEach(() => localStorage.clear());

const tab = () =>
  renderHook(() => ({ ...useAnswers(), keep: useKeepAnswer() }), { wrapper: FreshStore }).result;
const answer = (at: number, value = 'Olá'): KeptAnswer => ({
  id: `a${at}`,
  recipeId: 'brainstorm',
  title: 'Tempestade de Ideias',
  prompt: 'Ideias',
  choices: {},
  at,
  source: 'ai',
  value,
});
const ids = ({ answers }: { answers: KeptAnswer[] }) => answers.map(({ id }) => id);

it('keeps the last five, the newest first, beside those of another tab', () => {
  const one = tab();
  const other = tab();
  for (const at of [1, 2, 3]) act(() => one.current.keep(answer(at)));
  for (const at of [4, 5, 6]) act(() => other.current.keep(answer(at)));
  expect(ids(tab().current)).toEqual(['a6', 'a5', 'a4', 'a3', 'a2']);
  // The tab that made it still has it.
  expect(ids(one.current)).toContain('a1');
});

it('puts the whole answer in the place of its beginning', () => {
  const one = tab();
  act(() => one.current.keep({ ...answer(1, 'Met'), incomplete: true }));
  act(() => one.current.keep(answer(1, 'Metade e o resto')));
  expect(tab().current.answers).toEqual([answer(1, 'Metade e o resto')]);
});

it('does not fill the device with a large image, which lasts while the tab is open', () => {
  const one = tab();
  act(() => one.current.keep(answer(1, 'x'.repeat(LARGEST_KEPT + 1))));
  expect(ids(one.current)).toEqual(['a1']);
  expect(localStorage.getItem('promptFactoryAnswers')).toBeNull();
});

it('forgets everything, and takes it back', () => {
  const one = tab();
  act(() => one.current.keep(answer(1)));
  const before = one.current.answers;
  act(() => one.current.clear());
  expect(one.current.answers).toEqual([]);
  act(() => one.current.restore(before));
  expect(tab().current.answers).toEqual([answer(1)]);
});
