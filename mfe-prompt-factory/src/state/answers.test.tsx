import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type KeptAnswer, LARGEST_KEPT, MOST, useAnswers, useKeepAnswer } from './answers.ts';
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

it('keeps the last fifty, the newest first, beside those of another tab', () => {
  const one = tab();
  const other = tab();
  act(() => one.current.keep(answer(1)));
  for (let at = 2; at <= MOST; at++) act(() => other.current.keep(answer(at)));
  expect(ids(tab().current)).toEqual(Array.from({ length: MOST }, (_, i) => `a${MOST - i}`));
  act(() => other.current.keep(answer(MOST + 1)));
  expect(ids(tab().current)).not.toContain('a1');
  expect(ids(tab().current)).toHaveLength(MOST);
  // The tab that made it still has it.
  expect(ids(one.current)).toContain('a1');
});

it('keeps a favourite when older ones go, and lets one go by itself', () => {
  const one = tab();
  act(() => one.current.keep(answer(1)));
  act(() => one.current.favour('a1', true));
  for (let at = 2; at <= MOST + 1; at++) act(() => one.current.keep(answer(at)));
  expect(ids(tab().current)).toContain('a1');
  expect(ids(tab().current)).not.toContain('a2');
  // Written again as it grows, it stays one.
  act(() => one.current.keep(answer(1, 'Olá, outra vez')));
  expect(tab().current.answers.at(-1)).toMatchObject({ id: 'a1', favourite: true });
  act(() => one.current.remove('a1'));
  expect(ids(tab().current)).not.toContain('a1');
  act(() => one.current.favour('a3', true));
  act(() => one.current.favour('a3', false));
  expect(tab().current.answers.at(-1)).toMatchObject({ id: 'a3', favourite: false });
});

it('leaves room on the device for everything else: long answers push out the oldest', () => {
  const one = tab();
  for (let at = 1; at <= 4; at++) act(() => one.current.keep(answer(at, 'x'.repeat(150_000))));
  expect(ids(tab().current)).toEqual(['a4', 'a3']);
  expect(ids(one.current)).toEqual(['a4', 'a3', 'a2', 'a1']);
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
