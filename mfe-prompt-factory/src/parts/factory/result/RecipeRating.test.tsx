import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import type { Recipe } from '@ia/shared-services/recipes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCatalogue } from '../use-catalogue.ts';
import { RecipeRating } from './RecipeRating.tsx';

const [first, second] = RECIPES as [Recipe, Recipe];
/** Lets the test answer the rating request of each recipe, in any order. */
const pendingAnswers = vi.hoisted(
  () => new Map<string, (totals: { total_score: number; vote_count: number }) => void>(),
);
vi.mock('../../../data/rating-mutation.ts', async (original) => ({
  ...(await original<object>()),
  rateRecipe: async (id: string) => ({
    verdict: 'sent',
    answer: await new Promise((answer) => pendingAnswers.set(id, answer)),
  }),
}));
vi.mock('../../../data/catalogue-query.ts', async (original) => ({
  ...(await original<object>()),
  loadCatalogue: async () => ({ categories: CATEGORIES, recipes: RECIPES, failed: false }),
}));

/** Shows the vote counts of both recipes in the catalogue, which the answers to the ratings change. */
function VoteCounts() {
  const { data } = useCatalogue();
  const count = (id: string) => data?.recipes.find((recipe) => recipe.id === id)?.vote_count;
  return <p>{data && `${count(first.id)} e ${count(second.id)}`}</p>;
}

it('RecipeRating applies two answers that arrive out of order', async () => {
  const backend = { url: 'http://127.0.0.1', publishableKey: 'chave' };
  render(
    <ShellProvider shell={fakeShell({ backend: () => backend })}>
      <VoteCounts />
      <section aria-label="primeira">
        <RecipeRating recipeId={first.id} />
      </section>
      <section aria-label="segunda">
        <RecipeRating recipeId={second.id} />
      </section>
    </ShellProvider>,
  );
  await screen.findByText(`${first.vote_count} e ${second.vote_count}`);
  for (const name of ['primeira', 'segunda']) {
    fireEvent.click(within(screen.getByRole('region', { name })).getByRole('radio', { name: '4 estrelas' }));
  }
  pendingAnswers.get(second.id)?.({ total_score: 400, vote_count: 100 });
  await screen.findByText(`${first.vote_count} e 100`);
  pendingAnswers.get(first.id)?.({ total_score: 800, vote_count: 200 });
  await waitFor(() => expect(screen.getByText('200 e 100')).toBeInstanceOf(HTMLElement));
});
