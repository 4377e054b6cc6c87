import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { finalPrompt } from '@ia/shared-services/recipes';
import { hostileTexts } from '@ia/test-support/hostile';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseWizardRoute } from '../rules/wizard-route.ts';
import { useAnswers } from './answers.ts';
import { useDrafts } from './drafts.ts';
import { useFavourites } from './favourites.ts';
import { usePoints } from './points.ts';

// Corrupted, foreign and tampered stored values must parse to a valid value or to the default.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const SeparateStore = ({ children }: { children: ReactNode }) => (
  <Provider store={createStore()}>{children}</Provider>
);

function renderWithStored<T>(key: string, text: string, hook: () => T): T {
  localStorage.setItem(key, text);
  return renderHook(hook, { wrapper: SeparateStore }).result.current;
}

// 250 generated texts from the seed 8, besides the fixed ones.
const texts = hostileTexts(8, 250);

it('Storage hooks read any stored text', () => {
  for (const text of texts) {
    const points = renderWithStored('promptFactoryPoints', text, () =>
      usePoints('promptFactoryPoints', () => {}),
    );
    expect(Number.isInteger(points.points) && points.points >= 0, text).toBe(true);
    const { answers } = renderWithStored('promptFactoryAnswers', text, useAnswers);
    expect(Array.isArray(answers), text).toBe(true);
    renderWithStored('promptFactoryFavourites', text, useFavourites);
    expect(renderWithStored('promptFactoryDrafts', text, useDrafts).read('brainstorm').recipeId, text).toBe(
      'brainstorm',
    );
  }
  // No prototype was polluted.
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('useAnswers drops a stored answer with an invalid date and retains the others', () => {
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
  expect(renderWithStored('promptFactoryAnswers', text, useAnswers).answers.map(({ id }) => id)).toEqual([
    'b',
  ]);
});

it('parseWizardRoute and finalPrompt accept any URL parameters', () => {
  const catalogue = { categories: CATEGORIES, recipes: RECIPES };
  for (const text of texts) {
    for (const query of [
      { receita: text },
      { categoria: text, passo: text },
      { receita: 'brainstorm', passo: text, tema: text, __proto__: text, 'resposta-guardada': text },
    ] as Record<string, string>[]) {
      const { route } = parseWizardRoute(query, catalogue);
      if (route.step === 'create')
        expect(typeof finalPrompt(route.recipe, route.sharedChoices), text).toBe('string');
    }
  }
});
