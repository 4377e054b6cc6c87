import { createContext, useContext } from 'react';

/** Quiz settings and callbacks that a page provides to its lessons. */
export interface QuizContext {
  /** Allows a retry after a wrong answer: true in courses, false in Mission 1. */
  retry: boolean;
  /** Text of the option chosen on an earlier visit. */
  readAnswer(quizId: string): string | undefined;
  /** Called after each answer. */
  onAnswered(quizId: string, answer: { text: string; correct: boolean }): void;
}

const Context = createContext<QuizContext>({
  retry: true,
  readAnswer: () => undefined,
  onAnswered: () => {},
});

export const QuizContextProvider = Context.Provider;
/** Returns the quiz settings of the current page. */
export const useQuizContext = () => useContext(Context);
