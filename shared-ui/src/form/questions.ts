import { createContext } from 'react';

/**
 * Asks the visitor of a field to confirm its text before it is sent, such as «This text may contain personal data».
 * Asks once.
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
  [...questions].reduce((asked, ask) => ask(!asked) || asked, false);
