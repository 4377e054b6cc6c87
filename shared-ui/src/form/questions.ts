import { createContext } from 'react';

/**
 * A field's question about its text, such as «This text may contain personal data», which the visitor must
 * answer or ignore before the text is sent. Calling the function asks the question, once.
 * @param takesFocus true to focus the question
 * @returns true when asked now; false when answered or asked before
 */
export type Question = (takesFocus: boolean) => boolean;

/** Questions of the fields inside a form; null outside a form. */
export const Questions = createContext<Set<Question> | null>(null);

/**
 * Asks every open question and focuses the first one.
 * @returns true when something was asked; the submit then waits for another press
 */
export const askOpenQuestions = (questions: ReadonlySet<Question>): boolean =>
  // `ask` comes first, so that every question is asked; only the first takes the focus.
  [...questions].reduce((hasAsked, ask) => ask(!hasAsked) || hasAsked, false);
