import type { Question } from '../content/questions/schema.ts';

export interface Asked {
  /** Before the lesson: one from an earlier block, because what is recalled later stays. */
  opening?: Question;
  /** After the lesson. */
  closing: readonly Question[];
}

interface Builds {
  id: number;
  requires?: readonly number[];
}

/**
 * Of a block that anybody may open at any time: its own questions, and those of the blocks that it builds on, so that what
 * opens it is something it needs.
 */
export const recalledFrom = (questions: readonly Question[], { id, requires = [] }: Builds) =>
  questions.filter(({ block }) => block === id || requires.includes(block));

/**
 * Which questions stand around a block. The last of its own is left for a later block to open with; the last block has
 * none after it and asks both. A block without questions (a test) has nothing around it.
 */
export function askedAround(questions: readonly Question[], block: number): Asked {
  const own = questions.filter((question) => question.block === block);
  if (own.length === 0) return { closing: [] };
  const last = questions.at(-1)?.block === block;
  const earlier = questions.filter((question) => question.block < block);
  const before = earlier.at(-1)?.block;
  // Not the one that was answered a moment ago, at the end of the block before, unless there is no other.
  const justAsked = earlier.find((question) => question.block === before);
  const opening = earlier.findLast((question) => question !== justAsked) ?? justAsked;
  return { opening, closing: last ? own : own.slice(0, 1) };
}

/** Every question that a reader of a course meets around its blocks. */
export const askedIn = (blocks: readonly Builds[], questions: readonly Question[]): Question[] =>
  blocks.flatMap((block) => around(questions, block));

/** The same for a second part, where each block recalls what it builds on. */
export const askedInSecondPart = (blocks: readonly Builds[], questions: readonly Question[]): Question[] =>
  blocks.flatMap((block) => around(recalledFrom(questions, block), block));

function around(questions: readonly Question[], { id }: Builds): readonly Question[] {
  const { opening, closing } = askedAround(questions, id);
  return opening ? [opening, ...closing] : closing;
}
