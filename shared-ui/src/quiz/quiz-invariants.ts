import { checkInvariant } from '../invariant/index.ts';
import type { QuizData } from './quiz-types.ts';

/** Validates a question: non-empty, with at least two options, one of them correct. */
export function isQuizValid({ question, options }: QuizData): boolean {
  const correct = options.filter((option) => option.isCorrect).length;
  return (
    checkInvariant(question.trim() !== '', {
      component: 'Quiz',
      problem: 'the question is empty.',
      consequence: 'Nobody can answer it.',
      remedy: 'Write the question.',
    }) &&
    checkInvariant(options.length >= 2, {
      component: 'Quiz',
      problem: `"${question}" has ${options.length} option(s).`,
      consequence: 'There is nothing to choose.',
      remedy: 'Write at least two options.',
    }) &&
    checkInvariant(correct > 0, {
      component: 'Quiz',
      problem: `no option of "${question}" is correct.`,
      consequence: 'Every answer is wrong.',
      remedy: 'Set isCorrect: true on the right option.',
    })
  );
}
