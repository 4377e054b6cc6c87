import { checkInvariant } from '../invariant/index.ts';
import type { QuizData } from './quiz-types.ts';

/** Validates a question: non-empty, with at least two options, one of them correct. */
export function isQuizValid({ question, options }: QuizData): boolean {
  const correct = options.filter((option) => option.isCorrect).length;
  return (
    checkInvariant(question.trim() !== '', {
      component: 'Quiz',
      problem: 'the question is empty.',
      consequence: 'Visitors cannot answer an empty question.',
      remedy: 'Write the question in the content.',
    }) &&
    checkInvariant(options.length >= 2, {
      component: 'Quiz',
      problem: `"${question}" has ${options.length} option(s).`,
      consequence: 'There is nothing to choose between.',
      remedy: 'Add options until there are at least two.',
    }) &&
    checkInvariant(correct > 0, {
      component: 'Quiz',
      problem: `no option of "${question}" is correct.`,
      consequence: 'Every answer would be marked wrong.',
      remedy: 'Set isCorrect: true on the right option.',
    })
  );
}
