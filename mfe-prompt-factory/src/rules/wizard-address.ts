// Addresses of the wizard's steps. `wizard-route.ts` parses them.

/** Parameters of a URL. */
type Query = Record<string, string>;

/** Name of the URL parameter with the recipe's id. */
export const RECIPE_PARAM = 'receita';
/** Name of the URL parameter with another person's recipe, encoded. */
export const SHARED_RECIPE_PARAM = 'receita-partilhada';

/** Anchor of the wizard, part of its URLs. */
export const ANCHOR = 'fabrica';
export const CATEGORY_PARAM = 'categoria';
export const STEP_PARAM = 'passo';
export const RESULT_STEP = 'resultado';
export const MY_PROMPTS_STEP = 'os-meus-prompts';
export const OWN_RECIPE_STEP = 'a-minha-receita';
/**
 * Name of the URL parameter with the answer's id. Shared links use the keys of placeholders as parameters; they contain
 * no hyphen, so none has this name.
 */
export const ANSWER_PARAM = 'resposta-guardada';

/** True when a URL has the wizard's anchor, or names a recipe, a category or a step. */
export const opensWizard = (query: Query, anchor: string | null): boolean =>
  anchor === ANCHOR || hasStepParam(query);

/** True when a URL has a parameter for a recipe, a category or a step, with or without a valid value. */
export const hasStepParam = (query: Query): boolean =>
  [RECIPE_PARAM, CATEGORY_PARAM, STEP_PARAM].some((key) => key in query);

/** True when a URL names a recipe or category, which may exist in the database only. */
export const namesRecipeOrCategory = (query: Query): boolean =>
  RECIPE_PARAM in query || CATEGORY_PARAM in query;

/** URL of the category step. */
export const categoryStepAddress = (path: string): string => buildAddress(path, {});
/** URL of the prompts stored on this device. */
export const myPromptsStepAddress = (path: string): string =>
  buildAddress(path, { [STEP_PARAM]: MY_PROMPTS_STEP });
/**
 * URL of the own-recipe step. `de`: recipe to copy; `mudar`: own recipe to edit; `receita-partilhada`: encoded
 * recipe.
 */
export const ownStepAddress = (
  path: string,
  query: { de?: string; mudar?: string; [SHARED_RECIPE_PARAM]?: string },
): string => buildAddress(path, { [STEP_PARAM]: OWN_RECIPE_STEP, ...query });
/** URL of the recipe step: the recipes of a category. */
export const recipeStepAddress = (path: string, categoryId: string): string =>
  buildAddress(path, { [CATEGORY_PARAM]: categoryId });
/** URL of the create step: the template of a recipe. */
export const createStepAddress = (path: string, recipeId: string): string =>
  buildAddress(path, { [RECIPE_PARAM]: recipeId });
/** URL of an answer to a recipe. */
export const resultStepAddress = (path: string, recipeId: string, answerId: string): string =>
  buildAddress(path, { [RECIPE_PARAM]: recipeId, [STEP_PARAM]: RESULT_STEP, [ANSWER_PARAM]: answerId });

function buildAddress(path: string, query: Query): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}#${ANCHOR}`;
}
