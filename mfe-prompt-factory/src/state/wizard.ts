/** The wizard: category → recipe → create → result, and the three kinds of going back (specification §2 and §4). */
import type { Recipe } from '../content/recipes/recipe.ts';

export type Step = 'category' | 'recipe' | 'create' | 'result';

/** What a placeholder of the template holds. */
export interface Choice {
  value: string;
  /** Written by the visitor instead of chosen from the options. */
  own: boolean;
}

export interface WizardState {
  step: Step;
  categoryId: string | null;
  recipe: Recipe | null;
  choices: Readonly<Record<string, Choice>>;
  /** The visitor changed a choice, so "prompt ready" means something. */
  changed: boolean;
  /** The finished prompt that the result answers. */
  prompt: string | null;
}

export type WizardAction =
  | { type: 'pick-category'; categoryId: string }
  | { type: 'pick-recipe'; recipe: Recipe }
  /** A link with a recipe and its choices filled in. */
  | { type: 'open-shared'; recipe: Recipe; choices: Record<string, Choice> }
  | { type: 'choose'; key: string; choice: Choice }
  | { type: 'generate'; prompt: string }
  | { type: 'back-to-category' }
  | { type: 'back-to-recipe' }
  | { type: 'back-to-create' };

export const START: WizardState = {
  step: 'category',
  categoryId: null,
  recipe: null,
  choices: {},
  changed: false,
  prompt: null,
};

/** Each placeholder starts with its first option. */
export const defaultChoices = (recipe: Recipe): Record<string, Choice> =>
  Object.fromEntries(
    recipe.placeholders.map(({ key, options }) => [key, { value: options[0] ?? '', own: false }]),
  );

export function wizard(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'pick-category':
      return { ...START, step: 'recipe', categoryId: action.categoryId };
    case 'pick-recipe':
    case 'open-shared': {
      const { recipe } = action;
      const given = action.type === 'open-shared' ? action.choices : {};
      return {
        step: 'create',
        categoryId: recipe.categoryId,
        recipe,
        choices: { ...defaultChoices(recipe), ...given },
        changed: Object.keys(given).length > 0,
        prompt: null,
      };
    }
    case 'choose':
      return { ...state, choices: { ...state.choices, [action.key]: action.choice }, changed: true };
    case 'generate':
      return state.recipe ? { ...state, step: 'result', prompt: action.prompt } : state;
    case 'back-to-category':
      return START;
    case 'back-to-recipe':
      return { ...START, step: 'recipe', categoryId: state.categoryId };
    case 'back-to-create':
      return { ...state, step: 'create', prompt: null };
  }
}
