import { Quiz } from '@ia/shared-ui/quiz';
import type { SampleQuiz as Content } from '../content/schema.ts';

/**
 * Quiz with four options, one of them right, and a hint: choose, then confirm. The options are locked after
 * that.
 */
export function SampleQuiz({ quiz }: { quiz: Content }) {
  return (
    <Quiz
      confirm
      question={quiz.question}
      options={quiz.options.map((text, index) => ({ text, isCorrect: index === quiz.correctAnswerIndex }))}
      correctFeedback={quiz.correctFeedback}
      incorrectFeedback={quiz.incorrectFeedback}
      hint={quiz.hint}
    />
  );
}
