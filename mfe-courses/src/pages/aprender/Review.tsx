import { Section } from '@ia/shared-ui/section';
import { useState } from 'react';
import { bank } from '../../content/questions/bank.ts';
import { words } from '../../content/words.ts';
import { AskedQuestion } from '../../parts/questions/AskedQuestion.tsx';
import { useQuestions } from '../../parts/questions/use-questions.ts';
import { useReviews } from '../../state/reviews-atom.ts';

const everyCourse = async () => {
  const courses = await Promise.all(Object.values(bank).map((load) => load()));
  return { questions: courses.flatMap(({ questions }) => questions) };
};

const day = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long' });

/** What was answered wrong in the courses, when its day has come; nothing where nothing waits. */
export function Review() {
  const { memories, answered } = useReviews();
  const waiting = Object.keys(memories).length > 0;
  const [openedAt] = useState(Date.now);
  // Those answered on this visit stay until it ends, so that the answer can be read.
  const [here, setHere] = useState<readonly string[]>([]);
  const due = Object.keys(memories).filter((id) => Date.parse(memories[id]?.due ?? '') <= openedAt);
  const shown = [...new Set([...here, ...due])];
  const questions = useQuestions(shown.length > 0 ? everyCourse : undefined);
  if (!waiting && here.length === 0) return null;
  const asked = questions.filter(({ id }) => shown.includes(id));
  const next = Object.values(memories)
    .map((memory) => memory.due)
    .sort()[0];
  return (
    <Section id="rever" kind="quiet" title={words.review.title} intro={words.review.lead}>
      {shown.length === 0 && next && <p>{words.review.none(day.format(new Date(next)))}</p>}
      {asked.length > 0 && <p>{words.review.due(asked.length)}</p>}
      {asked.map((question, index) => (
        <AskedQuestion
          key={question.id}
          question={question}
          label={words.review.label(index + 1, asked.length)}
          onFirstTry={(right) => {
            setHere((before) => [...before, question.id]);
            void answered(question.id, right);
          }}
        />
      ))}
    </Section>
  );
}
