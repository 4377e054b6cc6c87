import { ShellProvider } from '@ia/federation';
import { fakeHistory } from '@ia/federation/fake-shell';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { promptText, TestWizard, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

const BUILT_IN: Catalogue = { categories: CATEGORIES, recipes: RECIPES, failed: false };
/** The built-in recipes as later edited by a team: one sentence each, with fewer options. */
const EDITED: Catalogue = {
  ...BUILT_IN,
  recipes: RECIPES.map(({ parts: _, ...recipe }) => ({
    ...recipe,
    placeholders: recipe.placeholders.map((placeholder) => ({
      ...placeholder,
      options: placeholder.options.slice(0, 1),
    })),
  })),
};

it('Wizard does not swap the catalogue while a list is open', async () => {
  const user = userEvent.setup();
  const { shell } = fakeHistory('/prompt-factory?receita=brainstorm#fabrica');
  const wizard = (catalogue: Catalogue) => (
    <ShellProvider shell={shell}>
      <TestWizard catalogue={catalogue} {...V1} />
    </ShellProvider>
  );
  const { rerender } = render(wizard(BUILT_IN));
  await user.click(screen.getByRole('combobox', { name: 'Quantas ideias' }));
  const ten = await screen.findByRole('option', { name: '10' });
  // The list renders in a portal outside the step, and so do pointer and focus.
  await user.hover(ten);
  rerender(wizard(EDITED));
  await user.click(ten);
  expect(promptText()).toContain('Sugere 10 ideias');
});
