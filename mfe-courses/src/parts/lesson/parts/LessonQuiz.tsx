import styled from '@emotion/styled';
import { Quiz } from '@ia/shared-ui/quiz';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import type { PartOf } from '../../../content/schema.ts';
import { words } from '../../../content/words.ts';
import { useOnPaper } from '../on-paper.ts';
import { useQuizDesk } from '../quiz-desk.ts';

const Every = styled.details({
  marginTop: token.space[4],
  '& summary': { minHeight: 44, paddingBlock: token.space[2], cursor: 'pointer', fontWeight: 650 },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: `0 0 ${token.space[3]}`, color: token.color.inkSoft, lineHeight: 1.55 },
});

const Sheet = styled.div({
  breakInside: 'avoid',
  '& ol': { paddingInlineStart: '1.6em', lineHeight: 1.6 },
  '& ol ol': { listStyle: 'upper-alpha' },
});

/**
 * A question of a lesson. Once it was answered, every option says why it is right or wrong, even to a reader who
 * goes on without a second try. On paper it is a question with lettered options; the solutions stand at the end.
 */
export function LessonQuiz({ part }: { part: PartOf<'quiz'> }) {
  const desk = useQuizDesk();
  const [answered, setAnswered] = useState(false);
  const kept = desk.answerTo(part.id);
  const given = part.options.findIndex(({ text }) => text === kept);
  if (useOnPaper()) {
    return (
      <Sheet>
        <p>
          <strong>{part.question}</strong>
        </p>
        <ol type="A">
          {part.options.map((option) => (
            <li key={option.text}>{option.text}</li>
          ))}
        </ol>
      </Sheet>
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
        retry={desk.retry}
        given={given === -1 ? undefined : given}
        onAnswered={({ index, correct }) => {
          setAnswered(true);
          desk.onAnswered(part.id, { text: part.options[index]?.text ?? '', correct });
        }}
      />
      {(answered || given !== -1) && (
        <Every>
          <summary>{words.lesson.allExplanations}</summary>
          <dl>
            {part.options.map((option) => (
              <div key={option.text}>
                <dt>{option.text}</dt>
                <dd>{option.explanation}</dd>
              </div>
            ))}
          </dl>
        </Every>
      )}
    </div>
  );
}
