import { Section } from '@ia/shared-ui/section';
import { useState } from 'react';
import { questionLoaders } from '../../content/questions/bank.ts';
import { t } from '../../content/text.ts';
import { AskedQuestion } from '../../parts/questions/AskedQuestion.tsx';
import { useQuestions } from '../../parts/questions/use-questions.ts';
import { useReviews } from '../../state/reviews-atom.ts';

const loadAllQuestions = async () => {
  const courses = await Promise.all(Object.values(questionLoaders).map((load) => load()));
  return { questions: courses.flatMap(({ questions }) => questions) };
};

const day = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long' });

/** Questions of one visit. The others wait for the next visit. */
const MAX_QUESTIONS = 5;

/**
 * Section that asks again the questions of the courses that are due for review. Shows the next date when none is
 * due, and nothing when none is scheduled.
 */
export function Review() {
  // `memories`: by question id, the state of the spaced-repetition scheduler; `due` is the next review date.
  const { memories, recordAnswer } = useReviews();
  const hasScheduledReviews = Object.keys(memories).length > 0;
  const [openedAt] = useState(Date.now);
  // Questions answered on this visit stay visible, so that the explanation can be read.
  const [answeredHere, setAnsweredHere] = useState<readonly string[]>([]);
  const dueAt = (id: string) => Date.parse(memories[id]?.due ?? '');
  const due = Object.keys(memories)
    .filter((id) => dueAt(id) <= openedAt)
    .sort((a, b) => dueAt(a) - dueAt(b));
  const shownIds = [...new Set([...answeredHere, ...due])].slice(0, MAX_QUESTIONS);
  const questions = useQuestions(shownIds.length > 0 ? loadAllQuestions : undefined);
  if (!hasScheduledReviews && answeredHere.length === 0) return null;
  const shownQuestions = questions.filter(({ id }) => shownIds.includes(id));
  const nextDue = Object.values(memories)
    .map((memory) => memory.due)
    .sort()[0];
  return (
    <Section id="rever" kind="quiet" title={t.review.title} intro={t.review.lead}>
      {shownIds.length === 0 && nextDue && <p>{t.review.none(day.format(new Date(nextDue)))}</p>}
      {shownQuestions.length > 0 && <p>{t.review.due(shownQuestions.length)}</p>}
      {shownQuestions.map((question, index) => (
        <AskedQuestion
          key={question.id}
          question={question}
          label={t.review.label(index + 1, shownQuestions.length)}
          onFirstTry={({ isCorrect }) => {
            setAnsweredHere((before) => [...before, question.id]);
            void recordAnswer(question.id, isCorrect);
          }}
        />
      ))}
    </Section>
  );
}
