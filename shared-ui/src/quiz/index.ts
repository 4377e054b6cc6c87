export { Quiz } from './Quiz.tsx';
export type { QuizAnswer, QuizData, QuizOption, QuizProps } from './quiz-types.ts';
