import type { Choices, Recipe } from '@ia/shared-services/recipes';
import { EXAMPLE_CHOICES } from './example-choices.ts';

/**
 * Returns the examples of a recipe that answer the choices: one of them is shown when no AI answers.
 * @param choices null when the prompt was not built from the recipe: then all examples
 */
export function matchingExamples(
  { id, fallback_outputs }: Pick<Recipe, 'id' | 'fallback_outputs'>,
  choices: Choices | null,
): readonly string[] {
  const choice = EXAMPLE_CHOICES[id];
  if (!choice || !choices) return fallback_outputs;
  const option = choices[choice.key ?? '']?.value;
  const match = Object.entries(choice.byOption ?? {}).find(([start]) => option?.startsWith(start));
  const example = fallback_outputs[match?.[1] ?? choice.otherwise];
  return example === undefined ? fallback_outputs : [example];
}
