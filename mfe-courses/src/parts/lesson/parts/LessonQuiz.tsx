import styled from '@emotion/styled';
import { Quiz } from '@ia/shared-ui/quiz';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { usePrintVersion } from '../print-version.ts';
import { useQuizContext } from '../quiz-context.ts';

const AllExplanations = styled.details({
  marginTop: token.space[4],
  '& summary': { minHeight: 44, paddingBlock: token.space[2], cursor: 'pointer', fontWeight: 650 },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: `0 0 ${token.space[3]}`, color: token.color.inkSoft, lineHeight: 1.55 },
});

const PrintedQuiz = styled.div({
  breakInside: 'avoid',
  '& ol': { paddingInlineStart: '1.6em', lineHeight: 1.6 },
  '& ol ol': { listStyle: 'upper-alpha' },
});

/**
 * Quiz of a lesson. After an answer, every option shows its explanation, even without a retry. In print,
 * options have letters and the solutions are at the end.
 */
export function LessonQuiz({ part }: { part: PartOf<'quiz'> }) {
  const quizContext = useQuizContext();
  const [isAnswered, setAnswered] = useState(false);
  const storedAnswer = quizContext.readAnswer(part.id);
  const storedIndex = part.options.findIndex(({ text }) => text === storedAnswer);
  if (usePrintVersion()) {
    return (
      <PrintedQuiz>
        <p>
          <strong>{part.question}</strong>
        </p>
        <ol type="A">
          {part.options.map((option) => (
            <li key={option.text}>{option.text}</li>
          ))}
        </ol>
      </PrintedQuiz>
    );
  }
  return (
    <div data-quiz={part.id}>
      <Quiz
        question={part.question}
        options={part.options}
        correctFeedback={part.correctFeedback}
        incorrectFeedback={part.incorrectFeedback}
        hint={part.hint}
        retry={quizContext.retry}
        given={storedIndex === -1 ? undefined : storedIndex}
        onAnswered={({ index, correct }) => {
          setAnswered(true);
          quizContext.onAnswered(part.id, { text: part.options[index]?.text ?? '', correct });
        }}
      />
      {(isAnswered || storedIndex !== -1) && (
        <AllExplanations>
          <summary>{t.lesson.allExplanations}</summary>
          <dl>
            {part.options.map((option) => (
              <div key={option.text}>
                <dt>{option.text}</dt>
                <dd>{option.explanation}</dd>
              </div>
            ))}
          </dl>
        </AllExplanations>
      )}
    </div>
  );
}
