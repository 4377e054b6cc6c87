import { checkContract } from '../invariant/index.ts';
import type { QuizData } from './quiz-types.ts';

/** A question can be answered: it is asked, there are at least two answers, and one of them is right. */
export function quizHolds({ question, options }: QuizData): boolean {
  const correct = options.filter((option) => option.isCorrect).length;
  return (
    checkContract(question.trim() !== '', {
      component: 'Quiz',
      what: 'the question is empty.',
      why: 'A visitor cannot tell what is being asked.',
      next: 'Write the question in the content.',
    }) &&
    checkContract(options.length >= 2, {
      component: 'Quiz',
      what: `"${question}" has ${options.length} option(s).`,
      why: 'There is nothing to choose between.',
      next: 'Give it at least two options.',
    }) &&
    checkContract(correct > 0, {
      component: 'Quiz',
      what: `no option of "${question}" is correct.`,
      why: 'Every answer would be told it is wrong.',
      next: 'Set isCorrect: true on the right option.',
    })
  );
}
