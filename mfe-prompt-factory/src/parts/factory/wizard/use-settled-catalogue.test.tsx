import { ShellProvider } from '@ia/federation';
import { fakeHistory } from '@ia/federation/fake-shell';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { prompt, V1 } from '../Factory.test-scene.tsx';
import { Wizard } from './Wizard.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

const BUILT_IN: Catalogue = { categories: CATEGORIES, recipes: RECIPES, failed: false };
/** The same recipe as a team has changed it since: in one sentence, and for fewer ideas. */
const CHANGED: Catalogue = {
  ...BUILT_IN,
  recipes: RECIPES.map(({ parts: _, ...recipe }) => ({
    ...recipe,
    placeholders: recipe.placeholders.map((one) => ({ ...one, options: one.options.slice(0, 1) })),
  })),
};

it('a list that stands open is somebody at work: newer recipes take no choice from under the pointer', async () => {
  const user = userEvent.setup();
  const { shell } = fakeHistory('/prompt-factory?receita=brainstorm#fabrica');
  const wizard = (catalogue: Catalogue) => (
    <ShellProvider shell={shell}>
      <Wizard catalogue={catalogue} onRetry={async () => {}} {...V1} />
    </ShellProvider>
  );
  const { rerender } = render(wizard(BUILT_IN));
  await user.click(screen.getByRole('combobox', { name: 'Quantas ideias' }));
  const ten = await screen.findByRole('option', { name: '10' });
  // The list stands outside of the step, and so do pointer and focus.
  await user.hover(ten);
  rerender(wizard(CHANGED));
  await user.click(ten);
  expect(prompt()).toContain('Sugere 10 ideias');
});
