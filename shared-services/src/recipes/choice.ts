/** The value of a placeholder, or of a part that the visitor edited. */
export interface Choice {
  value: string;
  /** Written by the visitor, not chosen from the options. */
  own: boolean;
  /** The visitor's own text, saved when an option is chosen, so that it can be restored. */
  words?: string;
}

export type Choices = Readonly<Record<string, Choice>>;

/** Key of a prompt that the visitor wrote as a whole. It has a hyphen, which placeholder keys cannot have. */
export const WHOLE_PROMPT = 'prompt-inteiro';

/** Returns the prompt that the visitor wrote as a whole; null when the recipe's prompt is used. */
export const handwrittenPrompt = (choices: Choices): string | null => {
  const handwritten = choices[WHOLE_PROMPT];
  return handwritten?.own ? handwritten.value.trim() : null;
};
