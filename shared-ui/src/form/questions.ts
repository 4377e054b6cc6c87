import { createContext } from 'react';

/**
 * Something the visitor is asked once before a text is sent. It shows its words, and takes the focus when told to.
 * @returns whether it was asked now; false when it has its answer, or was asked before
 */
export type Question = (takesFocus: boolean) => boolean;

/** The questions of the fields inside a form. Null outside of a form: nothing is sent there. */
export const Questions = createContext<Set<Question> | null>(null);

/**
 * Asks every open question. The first one takes the focus.
 * @returns whether something was asked, so that sending waits for another press
 */
export const askFirst = (questions: ReadonlySet<Question>): boolean =>
  [...questions].reduce((asked, ask) => ask(!asked) || asked, false);
