/** What the visitor entered for a placeholder, for an edited part of the prompt (role, task, …) or for the whole prompt. */
export interface Choice {
  value: string;
  /** Written by the visitor, not chosen from the options. */
  own: boolean;
  /** The visitor's last own text, kept after a switch to an option or to the recipe's text, so that it can be restored. */
  savedText?: string;
}

/** Choices by placeholder key, `partKey(kind)` or {@link WHOLE_PROMPT}. */
export type Choices = Readonly<Record<string, Choice>>;

/** Key of a prompt that the visitor wrote as a whole. It has a hyphen, which placeholder keys cannot have. */
export const WHOLE_PROMPT = 'prompt-inteiro';

/** Returns the prompt that the visitor wrote as a whole; null when the recipe's prompt is used. */
export const handwrittenPrompt = (choices: Choices): string | null => {
  const handwritten = choices[WHOLE_PROMPT];
  return handwritten?.own ? handwritten.value.trim() : null;
};
