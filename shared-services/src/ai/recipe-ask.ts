/** What the server makes a prompt from. */
export interface RecipeAsk {
  /** Its id, or `OWN_RECIPE`. */
  recipe: string;
  /** By placeholder, or by the part or the whole that was written by hand. */
  choices: Record<string, { value: string; own: boolean }>;
}

/** A recipe that only the visitor's device knows: its whole prompt is written by hand. No id of a recipe can be this one. */
export const OWN_RECIPE = '_propria';
