import { Quiz } from '@ia/shared-ui/quiz';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import type { Question } from '../../content/questions/schema.ts';
import { words } from '../../content/words.ts';

interface AskedQuestionProps {
  question: Question;
  /** Says why it is asked here. */
  label: string;
  /** Called with the first try alone: that is what tells whether it was known. */
  onFirstTry(right: boolean): void;
}

/** A question of the bank. A first wrong answer gets the hint, the second one every explanation. It gives no points. */
export function AskedQuestion({ question, label, onFirstTry }: AskedQuestionProps) {
  const [wrong, setWrong] = useState(0);
  const [right, setRight] = useState(false);
  const decided = right || wrong > 1;
  return (
    // No landmark: a course has dozens of these.
    <div
      data-question={question.id}
      css={{
        display: 'grid',
        gap: token.space[2],
        paddingBlockStart: token.space[4],
        borderBlockStart: `1px solid ${token.color.line}`,
        '& > p': { margin: 0, fontWeight: 650, color: token.color.inkSoft },
      }}
    >
      <p>{label}</p>
      <Quiz
        question={question.question}
        // What is wrong with a first try would tell too much: the hint comes before.
        options={question.options.map(({ text, isCorrect, explanation }) =>
          decided ? { text, isCorrect, explanation } : { text, isCorrect },
        )}
        correctFeedback={words.questions.right}
        incorrectFeedback={wrong > 1 ? words.questions.wrongAgain : words.questions.wrong(question.hint)}
        retry={wrong < 2}
        onAnswered={({ correct }) => {
          if (wrong === 0 && !right) onFirstTry(correct);
          if (correct) setRight(true);
          else setWrong(wrong + 1);
        }}
      />
    </div>
  );
}
