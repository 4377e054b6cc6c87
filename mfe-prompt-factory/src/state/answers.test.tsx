import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MAX_ANSWERS, MAX_STORED_LENGTH, type StoredAnswer, useAnswers, useStoreAnswer } from './answers.ts';
import { FreshStore } from './fresh-store.tsx';

beforeEach(() => localStorage.clear());

const openTab = () =>
  renderHook(() => ({ ...useAnswers(), store: useStoreAnswer() }), { wrapper: FreshStore }).result;
const answer = (at: number, value = 'Olá'): StoredAnswer => ({
  id: `a${at}`,
  recipeId: 'brainstorm',
  title: 'Tempestade de Ideias',
  prompt: 'Ideias',
  choices: {},
  at,
  source: 'ai',
  value,
});
const ids = ({ answers }: { answers: StoredAnswer[] }) => answers.map(({ id }) => id);

it('Answers store the last fifty, newest first, together with those of another tab', () => {
  const firstTab = openTab();
  const secondTab = openTab();
  act(() => firstTab.current.store(answer(1)));
  for (let at = 2; at <= MAX_ANSWERS; at++) act(() => secondTab.current.store(answer(at)));
  expect(ids(openTab().current)).toEqual(
    Array.from({ length: MAX_ANSWERS }, (_, i) => `a${MAX_ANSWERS - i}`),
  );
  act(() => secondTab.current.store(answer(MAX_ANSWERS + 1)));
  expect(ids(openTab().current)).not.toContain('a1');
  expect(ids(openTab().current)).toHaveLength(MAX_ANSWERS);
  // The tab that created it still shows it.
  expect(ids(firstTab.current)).toContain('a1');
});

it('Answers retain a favourite when older ones are evicted, until it is removed', () => {
  const firstTab = openTab();
  act(() => firstTab.current.store(answer(1)));
  act(() => firstTab.current.setFavourite('a1', true));
  for (let at = 2; at <= MAX_ANSWERS + 1; at++) act(() => firstTab.current.store(answer(at)));
  expect(ids(openTab().current)).toContain('a1');
  expect(ids(openTab().current)).not.toContain('a2');
  // Saving the answer again while it streams retains the favourite flag.
  act(() => firstTab.current.store(answer(1, 'Olá, outra vez')));
  expect(openTab().current.answers.at(-1)).toMatchObject({ id: 'a1', favourite: true });
  act(() => firstTab.current.remove('a1'));
  expect(ids(openTab().current)).not.toContain('a1');
  act(() => firstTab.current.setFavourite('a3', true));
  act(() => firstTab.current.setFavourite('a3', false));
  expect(openTab().current.answers.at(-1)).toMatchObject({ id: 'a3', favourite: false });
});

it('Answers evict the oldest when the device quota is exceeded', () => {
  const firstTab = openTab();
  for (let at = 1; at <= 4; at++) act(() => firstTab.current.store(answer(at, 'x'.repeat(150_000))));
  expect(ids(openTab().current)).toEqual(['a4', 'a3']);
  expect(ids(firstTab.current)).toEqual(['a4', 'a3', 'a2', 'a1']);
});

it('Answers replace a partial answer by the complete one', () => {
  const firstTab = openTab();
  act(() => firstTab.current.store({ ...answer(1, 'Met'), incomplete: true }));
  act(() => firstTab.current.store(answer(1, 'Metade e o resto')));
  expect(openTab().current.answers).toEqual([answer(1, 'Metade e o resto')]);
});

it('Answers do not store a large image on the device', () => {
  const firstTab = openTab();
  act(() => firstTab.current.store(answer(1, 'x'.repeat(MAX_STORED_LENGTH + 1))));
  expect(ids(firstTab.current)).toEqual(['a1']);
  expect(localStorage.getItem('promptFactoryAnswers')).toBeNull();
});

it('Answers are cleared and restored', () => {
  const firstTab = openTab();
  act(() => firstTab.current.store(answer(1)));
  const before = firstTab.current.answers;
  act(() => firstTab.current.clear());
  expect(firstTab.current.answers).toEqual([]);
  act(() => firstTab.current.restore(before));
  expect(openTab().current.answers).toEqual([answer(1)]);
});
