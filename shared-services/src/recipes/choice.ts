/** What a placeholder of the template holds, or the place of a part that was changed by hand. */
export interface Choice {
  value: string;
  /** Written by the visitor instead of chosen from the options. */
  own: boolean;
  /** Own words that were set aside for an option, so that going back to them loses nothing. */
  words?: string;
}

export type Choices = Readonly<Record<string, Choice>>;

/** Where a whole prompt written by hand stands among the choices. With a hyphen, which no placeholder's key has. */
export const WHOLE = 'prompt-inteiro';

/** The prompt that the visitor wrote in the place of the one that the recipe makes; null: it is the recipe's. */
export const wholeByHand = (choices: Choices): string | null => {
  const whole = choices[WHOLE];
  return whole?.own ? whole.value.trim() : null;
};
