import type { Question } from '../../content/questions/schema.ts';
import type { Block } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { questionsAround } from '../../rules/block-questions.ts';
import { useReviews } from '../../state/reviews-atom.ts';
import { AskedQuestion } from './AskedQuestion.tsx';

interface BlockQuestionsProps {
  questions: readonly Question[];
  block: Block;
  /**
   * 'opening': a question about an earlier block, before the lesson; 'closing': the questions of this block,
   * after it.
   */
  when: 'opening' | 'closing';
  /** Stores the text of the first answer, by question id. An earlier one stays. */
  onFirstAnswer: (question: string, text: string) => void;
}

/** Questions before or after a block. */
export function BlockQuestions({ questions, block, when, onFirstAnswer }: BlockQuestionsProps) {
  const { recordAnswer } = useReviews();
  const { opening, closing } = questionsAround(questions, block.id);
  const shownQuestions = when === 'closing' ? closing : opening ? [opening] : [];
  return shownQuestions.map((question) => (
    <AskedQuestion
      key={question.id}
      question={question}
      label={when === 'opening' ? t.questions.opening : t.questions.closing}
      onFirstTry={({ isCorrect, text }) => {
        onFirstAnswer(question.id, text);
        void recordAnswer(question.id, isCorrect);
      }}
    />
  ));
}
