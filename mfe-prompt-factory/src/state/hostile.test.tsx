import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { finalPrompt } from '@ia/shared-services/recipes';
import { hostileTexts } from '@ia/test-support/hostile';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPlace } from '../rules/place.ts';
import { useAnswers } from './answers.ts';
import { useDrafts } from './drafts.ts';
import { useFavourites } from './favourites.ts';
import { usePoints } from './points.ts';

// Damaged, foreign and tampered values: each counts as none, or is what its reader promises.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const fresh = ({ children }: { children: ReactNode }) => (
  <Provider store={createStore()}>{children}</Provider>
);

function read<T>(key: string, text: string, hook: () => T): T {
  localStorage.setItem(key, text);
  return renderHook(hook, { wrapper: fresh }).result.current;
}

const texts = hostileTexts(8, 250);

it('whatever is kept of the factory can be read', () => {
  for (const text of texts) {
    const points = read('promptFactoryPoints', text, () => usePoints('promptFactoryPoints', () => {}));
    expect(Number.isInteger(points.points) && points.points >= 0, text).toBe(true);
    const { answers } = read('promptFactoryAnswers', text, useAnswers);
    expect(Array.isArray(answers), text).toBe(true);
    read('promptFactoryFavourites', text, useFavourites);
    expect(read('promptFactoryDrafts', text, useDrafts).read('brainstorm').recipeId, text).toBe('brainstorm');
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('an answer of a day that is none costs itself, and no other', () => {
  const answer = {
    id: 'a',
    recipeId: 'brainstorm',
    title: 'Ideias',
    prompt: '',
    choices: {},
    source: 'ai',
    value: 'x',
  };
  const stored = [{ ...answer, at: 1e21 }, { ...answer, id: 'b', at: 1_700_000_000_000 }, null];
  const text = JSON.stringify({ version: 1, answers: stored });
  expect(read('promptFactoryAnswers', text, useAnswers).answers.map(({ id }) => id)).toEqual(['b']);
});

it('any address leads to a place in the factory, and to a prompt', () => {
  const catalogue = { categories: CATEGORIES, recipes: RECIPES };
  for (const text of texts) {
    for (const query of [
      { receita: text },
      { categoria: text, passo: text },
      { receita: 'brainstorm', passo: text, tema: text, __proto__: text, 'resposta-guardada': text },
    ] as Record<string, string>[]) {
      const { place } = readPlace(query, catalogue);
      if (place.step === 'create') expect(typeof finalPrompt(place.recipe, place.given), text).toBe('string');
    }
  }
});
