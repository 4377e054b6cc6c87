import { createContext, useContext } from 'react';

/** What the page around a lesson decides about its quizzes, and what it wants to know of them. */
export interface QuizDesk {
  /** Courses let a reader try again after a wrong answer; Mission 1 does not (decision 32). */
  retry: boolean;
  /** Words of the option chosen on an earlier visit. */
  answerTo(quizId: string): string | undefined;
  onAnswered(quizId: string, answer: { text: string; correct: boolean }): void;
}

const Desk = createContext<QuizDesk>({ retry: true, answerTo: () => undefined, onAnswered: () => {} });

export const QuizDeskProvider = Desk.Provider;
export const useQuizDesk = () => useContext(Desk);
