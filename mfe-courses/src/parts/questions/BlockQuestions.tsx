import type { Question } from '../../content/questions/schema.ts';
import type { Block } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { askedAround } from '../../rules/asked.ts';
import { useReviews } from '../../state/reviews-atom.ts';
import { AskedQuestion } from './AskedQuestion.tsx';

interface BlockQuestionsProps {
  questions: readonly Question[];
  block: Block;
  /** Before the lesson, a question from an earlier block; after it, those of this one. */
  when: 'opening' | 'closing';
}

export function BlockQuestions({ questions, block, when }: BlockQuestionsProps) {
  const { answered } = useReviews();
  const { opening, closing } = askedAround(questions, block.id);
  const asked = when === 'closing' ? closing : opening ? [opening] : [];
  return asked.map((question) => (
    <AskedQuestion
      key={question.id}
      question={question}
      label={when === 'opening' ? words.questions.opening : words.questions.closing}
      onFirstTry={(right) => void answered(question.id, right)}
    />
  ));
}
