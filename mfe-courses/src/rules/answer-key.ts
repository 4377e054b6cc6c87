/** Collects the questions and choices of a lesson for the answer key of the trainer sheets. */
import type { Question } from '../content/questions/schema.ts';
import type { Block, Part, PartOf, Quiz } from '../content/schema.ts';

/** A question with its options, each of which says whether it is right. */
export type AnsweredQuestion = Pick<Quiz, 'question' | 'options'>;

/** Returns the parts of one type, in reading order. */
export const collectParts = <T extends Part['type']>(blocks: readonly Block[], type: T): PartOf<T>[] =>
  blocks.flatMap(({ parts }) => parts.filter((part): part is PartOf<T> => part.type === type));

/** Returns the quizzes of a block, followed by the bank questions about that block. */
export const collectQuestions = (block: Block, questions: readonly Question[]): AnsweredQuestion[] => [
  ...collectParts([block], 'quiz'),
  ...questions.filter((question) => question.block === block.id),
];

/** Returns the choices of a block that have no right answer, with the feedback of each option. */
export const collectChoices = (block: Block) => collectParts([block], 'narrative-choice');
