import type { Question } from '../content/questions/schema.ts';

export interface SelectedQuestions {
  /** Asked before the lesson: a question about an earlier block, because spaced recall improves retention. */
  opening?: Question;
  /** Asked after the lesson. */
  closing: readonly Question[];
}

interface BlockNode {
  id: number;
  requires?: readonly number[];
}

/**
 * Filters the questions for a block that can be opened in any order: its own and its prerequisites'
 * questions. The opening question then comes from a prerequisite.
 */
export const recallCandidates = (questions: readonly Question[], { id, requires = [] }: BlockNode) =>
  questions.filter(({ block }) => block === id || requires.includes(block));

/**
 * Selects the questions before and after a block. The last question of a block is reserved as the opening
 * question of a later block; the last block of a course asks all its questions. A block without questions (a
 * quiz) gets none.
 */
export function questionsAround(questions: readonly Question[], block: number): SelectedQuestions {
  const blockQuestions = questions.filter((question) => question.block === block);
  if (blockQuestions.length === 0) return { closing: [] };
  const isLastBlock = questions.at(-1)?.block === block;
  const earlier = questions.filter((question) => question.block < block);
  const previousBlock = earlier.at(-1)?.block;
  // Skip the question that closed the previous block, unless it is the only one.
  const justAsked = earlier.find((question) => question.block === previousBlock);
  const opening = earlier.findLast((question) => question !== justAsked) ?? justAsked;
  return { opening, closing: isLastBlock ? blockQuestions : blockQuestions.slice(0, 1) };
}

/** Returns every question asked around the blocks of a course, in order. */
export const courseQuestions = (blocks: readonly BlockNode[], questions: readonly Question[]): Question[] =>
  blocks.flatMap((block) => questionsOfBlock(questions, block));

/** Like `courseQuestions`, for a second part: each block opens with a question about its prerequisites. */
export const secondPartQuestions = (
  blocks: readonly BlockNode[],
  questions: readonly Question[],
): Question[] => blocks.flatMap((block) => questionsOfBlock(recallCandidates(questions, block), block));

/** Returns the questions before and after a block, in order. */
function questionsOfBlock(questions: readonly Question[], { id }: BlockNode): readonly Question[] {
  const { opening, closing } = questionsAround(questions, id);
  return opening ? [opening, ...closing] : closing;
}
