import { expect, it } from 'vitest';
import { featuredQuiz, sampleQuiz } from '../mfe-landing/src/content/archive/quizzes.ts';
import { PRINCIPLES } from '../shared-services/src/principles/content/index.ts';

// Quizzes inside pages. The specification determines their subject, the position of the right answer and some
// of the feedback texts; we write the options. The question bank has its own test (mfe-courses).

interface Asked {
  question: string;
  options: readonly { text: string; isCorrect: boolean }[];
}

const files = import.meta.glob<Record<string, unknown>>(
  '../mfe-courses/src/content/{*/course,*/mission,*/part-2}.ts',
  { eager: true },
);

/** Returns the quizzes inside lessons. */
function inLessons(value: unknown): Asked[] {
  if (Array.isArray(value)) return value.flatMap(inLessons);
  if (value === null || typeof value !== 'object') return [];
  if ((value as { type?: string }).type === 'quiz') return [value as Asked];
  return Object.values(value).flatMap(inLessons);
}

const asked: [string, Asked[]][] = [
  ['the courses', inLessons(Object.values(files).map((file) => ({ ...file })))],
  [
    'the principles',
    PRINCIPLES.map(({ quiz_question, quiz_options }) => ({
      question: quiz_question,
      options: quiz_options,
    })),
  ],
  [
    'the first page',
    [sampleQuiz, featuredQuiz].map(({ question, options, correctAnswerIndex }) => ({
      question,
      options: options.map((text, index) => ({ text, isCorrect: index === correctAnswerIndex })),
    })),
  ],
];

const lengths = ({ options }: Asked, right: boolean) =>
  options.filter(({ isCorrect }) => isCorrect === right).map(({ text }) => text.length);

it.each(asked)(
  'Right answers of %s are the longest or the shortest option no more often than by chance',
  (_, all) => {
    expect(all.length).toBeGreaterThan(1);
    const chance = Math.ceil(all.reduce((sum, { options }) => sum + 1 / options.length, 0));
    const longest = all.filter(
      (each) => Math.max(...lengths(each, true)) > Math.max(...lengths(each, false)),
    );
    const shortest = all.filter(
      (each) => Math.min(...lengths(each, true)) < Math.min(...lengths(each, false)),
    );
    const named = (some: Asked[]) => some.map(({ question }) => question).join(' | ');
    expect(longest.length, named(longest)).toBeLessThanOrEqual(chance);
    expect(shortest.length, named(shortest)).toBeLessThanOrEqual(chance);
  },
);
