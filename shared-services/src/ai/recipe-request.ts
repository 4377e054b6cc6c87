/**
 * Input from which the server builds a prompt. A recipe is a prompt template of the Prompt Factory, with
 * placeholders that the visitor fills in.
 */
export interface RecipeRequest {
  /** Id of the recipe, or `OWN_RECIPE`. */
  recipe: string;
  /**
   * Values by placeholder key, `partKey` or `WHOLE_PROMPT` (`recipes/choice.ts`). `own` marks a text that
   * the visitor wrote.
   */
  choices: Record<string, { value: string; own: boolean }>;
}

/** Marks a prompt that the visitor wrote without a recipe of the server. No recipe id can have this value. */
export const OWN_RECIPE = '_propria';
