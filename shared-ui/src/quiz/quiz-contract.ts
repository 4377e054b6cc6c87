import { checkContract } from '../invariant/index.ts';
import type { QuizData } from './quiz-types.ts';

/** Validates a question: non-empty, with at least two options, one of them correct. */
export function isQuizValid({ question, options }: QuizData): boolean {
  const correct = options.filter((option) => option.isCorrect).length;
  return (
    checkContract(question.trim() !== '', {
      component: 'Quiz',
      what: 'the question is empty.',
      why: 'Visitors cannot answer an empty question.',
      next: 'Write the question in the content.',
    }) &&
    checkContract(options.length >= 2, {
      component: 'Quiz',
      what: `"${question}" has ${options.length} option(s).`,
      why: 'There is nothing to choose between.',
      next: 'Add options until there are at least two.',
    }) &&
    checkContract(correct > 0, {
      component: 'Quiz',
      what: `no option of "${question}" is correct.`,
      why: 'Every answer would be marked wrong.',
      next: 'Set isCorrect: true on the right option.',
    })
  );
}
