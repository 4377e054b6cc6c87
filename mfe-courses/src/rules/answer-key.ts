/** The questions of a lesson with their answers, for who leads a room. */
import type { Question } from '../content/questions/schema.ts';
import type { Block, Part, PartOf, Quiz } from '../content/schema.ts';

export type AnsweredQuestion = Pick<Quiz, 'question' | 'options'>;

/** The parts of one kind, in reading order. */
export const partsOf = <T extends Part['type']>(blocks: readonly Block[], type: T): PartOf<T>[] =>
  blocks.flatMap(({ parts }) => parts.filter((part): part is PartOf<T> => part.type === type));

/** The tests that a block holds, and the questions of the bank on it. */
export const answersOf = (block: Block, questions: readonly Question[]): AnsweredQuestion[] => [
  ...partsOf([block], 'quiz'),
  ...questions.filter((question) => question.block === block.id),
];

/** Choices without right and wrong: what each leads to. */
export const choicesOf = (block: Block) => partsOf([block], 'narrative-choice');
