import { quizSection, sampleQuiz } from '../../../content/archive/quizzes.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { SampleQuiz } from '../../../parts/SampleQuiz.tsx';

/** Section with the sample quiz. */
export function SampleQuizSection() {
  return (
    <Chapter id="quiz" kind="quiet" layout="beside" eyebrow={quizSection.eyebrow} title={quizSection.title}>
      <SampleQuiz quiz={sampleQuiz} />
    </Chapter>
  );
}
