import { Quiz } from '@ia/shared-ui/quiz';
import type { SampleQuiz as Content } from '../content/schema.ts';

/** Four options, one right, a hint: choose, then confirm. After that the options are locked. */
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
