import type { Question } from '../content/questions/schema.ts';
import { questionsAround } from './block-questions.ts';

/** Answers to the questions that close the blocks of a course. The declaration requires an answer to each. */
export interface ClosingAnswers<Block> {
  total: number;
  answered: number;
  /** Right at the first try. */
  correct: number;
  /** Blocks with an unanswered closing question, in order. */
  open: Block[];
}

/**
 * Counts the answered closing questions of a course.
 * @param chosen text of the first answer, by question id
 */
export function closingAnswers<Block extends { id: number }>(
  blocks: readonly Block[],
  questions: readonly Question[],
  chosen: Readonly<Record<string, string>>,
): ClosingAnswers<Block> {
  const closing = blocks.flatMap((block) =>
    questionsAround(questions, block.id).closing.map((question) => ({ block, question })),
  );
  const answered = closing.filter(({ question }) => question.id in chosen);
  return {
    total: closing.length,
    answered: answered.length,
    correct: answered.filter(({ question }) =>
      question.options.some(({ text, isCorrect }) => isCorrect && text === chosen[question.id]),
    ).length,
    open: [...new Set(closing.filter((entry) => !answered.includes(entry)).map(({ block }) => block))],
  };
}
