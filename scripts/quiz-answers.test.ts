import { expect, it } from 'vitest';
import { featuredQuiz, sampleQuiz } from '../mfe-landing/src/content/archive/quizzes.ts';
import { PRINCIPLES } from '../shared-services/src/principles/content/index.ts';

// Quizzes inside pages: visitors must not be able to guess the right answer by its length. The question bank has its
// own test (mfe-courses).

interface Quiz {
  question: string;
  options: readonly { text: string; isCorrect: boolean }[];
}

const files = import.meta.glob<Record<string, unknown>>(
  '../mfe-courses/src/content/{*/course,*/mission,*/part-2}.ts',
  { eager: true },
);

/** Finds the quizzes in the content of a course, at any depth. */
function findQuizzes(value: unknown): Quiz[] {
  if (Array.isArray(value)) return value.flatMap(findQuizzes);
  if (value === null || typeof value !== 'object') return [];
  if ((value as { type?: string }).type === 'quiz') return [value as Quiz];
  return Object.values(value).flatMap(findQuizzes);
}

const quizzes: [string, Quiz[]][] = [
  ['the courses', findQuizzes(Object.values(files).map((file) => ({ ...file })))],
  [
    'the principles',
    PRINCIPLES.map(({ quiz_question, quiz_options }) => ({
      question: quiz_question,
      options: quiz_options,
    })),
  ],
  [
    'the archive page',
    [sampleQuiz, featuredQuiz].map(({ question, options, correctAnswerIndex }) => ({
      question,
      options: options.map((text, index) => ({ text, isCorrect: index === correctAnswerIndex })),
    })),
  ],
];

/** Lengths of the right or the wrong options, in characters. */
const optionLengths = ({ options }: Quiz, areCorrect: boolean) =>
  options.filter(({ isCorrect }) => isCorrect === areCorrect).map(({ text }) => text.length);

it.each(quizzes)(
  'Right answers of %s are the longest or the shortest option no more often than by chance',
  (_, group) => {
    expect(group.length).toBeGreaterThan(1);
    // Sum of the probabilities that a random option is the right one.
    const chance = Math.ceil(group.reduce((sum, { options }) => sum + 1 / options.length, 0));
    const longest = group.filter(
      (quiz) => Math.max(...optionLengths(quiz, true)) > Math.max(...optionLengths(quiz, false)),
    );
    const shortest = group.filter(
      (quiz) => Math.min(...optionLengths(quiz, true)) < Math.min(...optionLengths(quiz, false)),
    );
    const joinQuestions = (subset: Quiz[]) => subset.map(({ question }) => question).join(' | ');
    expect(longest.length, joinQuestions(longest)).toBeLessThanOrEqual(chance);
    expect(shortest.length, joinQuestions(shortest)).toBeLessThanOrEqual(chance);
  },
);
