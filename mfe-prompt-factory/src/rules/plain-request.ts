import { byHand, type Choices, filledPiece, partsOf, type Recipe } from '@ia/shared-services/recipes';

/** What one would write without the factory: the task alone. Null where a recipe has no task of its own. */
export function plainRequest(recipe: Recipe, choices: Choices): string | null {
  const task = partsOf(recipe).find(({ kind }) => kind === 'task');
  if (!task || partsOf(recipe).length === 1) return null;
  return byHand(task, choices) || filledPiece(task, recipe, choices);
}
